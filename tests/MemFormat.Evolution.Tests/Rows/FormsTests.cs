namespace MemFormat.Evolution.Tests.Forms;

[Row("Change class, struct, record")]
public class FormsTests
{
    private static readonly OfClass s_class =
        new() { One = new() { A = 1, B = "b" }, Many = [new() { C = true }, new()], Map = new() { [5] = new() { A = 6 } }, After = 9 };
    private static readonly OfStruct s_struct =
        new() { One = new() { A = 1, B = "b" }, Many = [new() { C = true }, new()], Map = new() { [5] = new() { A = 6 } }, After = 9 };
    private static readonly OfRecord s_record =
        new() { One = new(1, "b", null), Many = [new(0, null, true), new(0, null, null)], Map = new() { [5] = new(6, null, null) }, After = 9 };
    private static readonly OfRecordStruct s_recordStruct = new(
        new(1, "b", null), [new(0, null, true), new()], new() { [5] = new(6, null, null) }, 9);

    [Fact]
    public void Class_to_struct_to_record_as_members_elements_and_values_in_all_directions()
    {
        Each(s_class);
        Each(s_struct);
        Each(s_record);
        Each(s_recordStruct);

        static void Each<TOld>(TOld written)
        {
            Assert.Equal("b", Evolve.To(written, s_class).One!.B);
            Assert.Equal((1, 9), Evolve.To(written, s_struct) is var read ? (read.One.A, read.After) : default);
            Assert.True(Evolve.To(written, s_record).Many[0]!.C);
            Assert.Equal(6, Evolve.To(written, s_recordStruct).Map[5]!.Value.A);
        }
    }

    [Fact]
    public void Class_to_struct_to_record_as_roots()
    {
        var (asClass, asStruct, asRecord, asRecordStruct) = (
            new AsClass { A = 1, B = "b" }, new AsStruct { A = 1, B = "b" }, new AsRecord(1, "b", null), new AsRecordStruct(1, "b", null));
        Evolve.IsOneDescriptor<AsClass, AsRecord>();
        Evolve.IsOneDescriptor<AsClass, AsStruct>();
        Evolve.IsOneDescriptor<AsClass, AsRecordStruct>();
        Assert.Equal("b", Evolve.To(asClass, asStruct).B);
        Assert.Equal("b", Evolve.To(asStruct, asRecord).B);
        Assert.Equal("b", Evolve.To(asRecord, asRecordStruct).B);
        Assert.Equal("b", Evolve.To(asRecordStruct, asClass).B);
        Assert.Equal("b", Evolve.To<AsStruct[], List<AsClass>>([asStruct], [asClass])[0].B);
        Assert.Equal("b", Evolve.To<List<AsClass>, AsStruct[]>([asClass], [asStruct])[0].B);
    }

    [Fact]
    public void A_null_read_into_a_struct_gives_its_default()
    {
        var read = Evolve.To(
            new OfClass { Many = [null, new() { A = 1 }, null], Map = new() { [1] = null, [2] = new() { A = 3 } }, After = 4 },
            new OfStruct { Many = [default, new() { A = 1 }, default], Map = new() { [1] = default, [2] = new() { A = 3 } }, After = 4 });
        Assert.Equal((7, 0, 0), (read.One.A, read.Many[2].A, read.Map[1].A));
        Assert.Equal(0, Evolve.To<List<AsClass?>, AsStruct[]>([null], [default])[0].A);
    }

    [Fact]
    public void A_root_that_is_null_read_into_a_struct_is_refused()
    {
        var payload = MemFormatSerializer.Serialize<AsClass?>(null);
        Assert.Equal(
            MemFormatError.NullNotAllowed, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<AsStruct>(payload)).Error);
        Assert.Null(MemFormatSerializer.Deserialize<AsStruct?>(payload));
        Assert.Null(MemFormatSerializer.Deserialize<AsRecord>(MemFormatSerializer.Serialize<AsRecordStruct?>(null)));
    }

    [Fact]
    public void A_struct_that_is_memory_becomes_a_class_and_back()
    {
        var blocks =
            new OfBlock { One = new() { X = 1 }, Two = new() { Y = 2 }, Many = [new() { X = 3 }, new() { Y = 4 }], Some = [null, new() { X = 5 }] };
        var classes =
            new OfBlockClass
            {
                One = new() { X = 1 }, Two = new() { Y = 2 }, Many = [new() { X = 3 }, new() { Y = 4 }],
                Some = [null, new() { X = 5 }]
            };
        Assert.Equal(5, Evolve.To(blocks, classes).Some[1]!.X);
        Assert.Equal((1, 2, 4), Evolve.To(classes, blocks) is var read ? (read.One.X, read.Two!.Value.Y, read.Many[1].Y) : default);
    }
}
