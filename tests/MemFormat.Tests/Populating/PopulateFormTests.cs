using static MemFormat.Tests.Populated;

namespace MemFormat.Tests;

/// <summary>Whatever the form of a type, members that the payload lacks keep their values, and lists are used again.</summary>
public class PopulateFormTests
{
    private static readonly MemFormatOptions[] s_headers =
        [Headers.Inline, Headers.None with { WriterSchema = MemFormatSchema.Of<Earlier>() },
            new MemFormatOptions { Compression = MemFormatCompression.Brotli() }];

    [Fact]
    public void A_class_with_setters_is_populated() => Check<Settable>(isSameObject: true);

    [Fact]
    public void A_class_with_init_members_is_populated() => Check<Initialized>();

    [Fact]
    public void A_class_with_required_members_is_populated() => Check<Required>(isRequired: true);

    [Fact]
    public void A_class_with_a_constructor_is_populated() => Check<Constructed>(isRequired: true);

    [Fact]
    public void A_class_with_required_members_and_a_constructor_is_populated() => Check<RequiredAndConstructed>(isRequired: true);

    [Fact]
    public void A_class_with_collections_without_setters_is_populated() => Check<Filled>(isFilled: true);

    [Fact]
    public void A_positional_record_is_populated() => Check<Positional>(isRequired: true);

    [Fact]
    public void A_record_with_parameters_and_properties_is_populated() => Check<Mixed>();

    [Fact]
    public void A_record_with_a_base_is_populated() => Check<Derived>(isRequired: true);

    [Fact]
    public void A_struct_is_populated() => Check<Struct>();

    [Fact]
    public void A_struct_with_init_members_is_populated() => Check<InitStruct>();

    [Fact]
    public void A_struct_with_required_members_is_populated() => Check<RequiredStruct>(isRequired: true);

    [Fact]
    public void A_readonly_struct_is_populated() => Check<ReadonlyStruct>(isRequired: true);

    [Fact]
    public void A_record_struct_is_populated() => Check<RecordStruct>(isRequired: true);

    [Fact]
    public void A_readonly_record_struct_is_populated() => Check<ReadonlyRecordStruct>();

    [Fact]
    public void A_generic_record_is_populated() => Check<Generic<List<int>>>(isRequired: true);

    [Fact]
    public void A_generic_struct_is_populated() => Check<GenericStruct<List<int>>>();

    [Fact]
    public void Structs_as_members_of_a_class()
    {
        var target = new Structs
        {
            Plain = (Struct)Value<Struct>(1), Maybe = (Struct)Value<Struct>(2), Rebuilt = (ReadonlyStruct)Value<ReadonlyStruct>(3),
            MaybeRebuilt = (RecordStruct)Value<RecordStruct>(4),
            Block = new Point { X = 1, Y = 2 }, Blocks = [new Point { X = 3, Y = 4 }, new Point { Y = 9 }], Gaps = [new Point { X = 5, Y = 6 }, null],
        };
        target.Blocks.RemoveAt(1); // Its memory is still there.
        var (plain, maybe, rebuilt, maybeRebuilt, blocks, gaps) = (
            target.Plain, target.Maybe.Value, target.Rebuilt, target.MaybeRebuilt.Value, target.Blocks, target.Gaps);
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(Others()), ref target);
        Changed(1, plain, target.Plain);
        Changed(2, maybe, target.Maybe!.Value);
        Changed(3, rebuilt, target.Rebuilt);
        Changed(4, maybeRebuilt, target.MaybeRebuilt!.Value);
        Assert.Equal((11, 2), (target.Block.X, target.Block.Y));
        Assert.Same(blocks, target.Blocks);
        Assert.Same(gaps, target.Gaps);
        Assert.Equal([(12, 4), (13, 7), (14, 7)], target.Blocks.Select(b => (b.X, b.Y)));
        Assert.Equal([(15, 6), (16, 7)], target.Gaps.Select(b => (b!.Value.X, b.Value.Y)));
    }

    [Fact]
    public void Structs_as_members_of_a_struct()
    {
        var target = new StructsInRecord((Struct)Value<Struct>(1), (Struct)Value<Struct>(2), (ReadonlyStruct)Value<ReadonlyStruct>(3),
            (RecordStruct)Value<RecordStruct>(4), new Point { Y = 2 }, [new Point { X = 3, Y = 4 }], [null, new Point { Y = 6 }]);
        var before = target;
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(Others()), ref target);
        Changed(1, before.Plain, target.Plain);
        Changed(2, before.Maybe!.Value, target.Maybe!.Value);
        Changed(3, before.Rebuilt, target.Rebuilt);
        Changed(4, before.MaybeRebuilt!.Value, target.MaybeRebuilt!.Value);
        Assert.Equal((11, 2), (target.Block.X, target.Block.Y));
        Assert.Equal([(12, 4), (13, 7), (14, 7)], target.Blocks.Select(b => (b.X, b.Y)));
        Assert.Equal([(15, 7), (16, 6)], target.Gaps.Select(b => (b!.Value.X, b.Value.Y)));
    }

    [Fact]
    public void A_value_that_is_not_there_is_read_as_a_new_one()
    {
        var target = new Structs();
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Populate(MemFormatSerializer.Serialize(Others()), ref target));
        Assert.Equal(MemFormatError.MissingMember, error.Error);
        Assert.Equal(Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Structs>(MemFormatSerializer.Serialize(Others()))).Path,
            error.Path!.Replace(".MaybeRebuilt.", ".Rebuilt.", StringComparison.Ordinal));
        var without = new Structs { Rebuilt = (ReadonlyStruct)Value<ReadonlyStruct>(3), MaybeRebuilt = (RecordStruct)Value<RecordStruct>(4) };
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(Others()), ref without);
        Assert.Equal((2, "new 2", "", -1), (without.Maybe!.Value.Id, without.Maybe.Value.Name, without.Maybe.Value.Extra, without.Maybe.Value.Note));
        Assert.Equal((15, 7), (without.Gaps[0]!.Value.X, without.Gaps[0]!.Value.Y));
    }

    [Fact]
    public void A_required_member_of_a_block_is_that_of_the_value()
    {
        var point = new RequiredPoint { X = 1, Y = 2 };
        var payload = MemFormatSerializer.Serialize(new EarlierPoint { X = 3 });
        MemFormatSerializer.Populate(payload, ref point);
        Assert.Equal((3, 2), (point.X, point.Y));
        var report = new MemFormatReadReport();
        MemFormatSerializer.Populate(payload, ref point, new MemFormatOptions { Report = report });
        Assert.NotEmpty(report.Differences);
        Assert.Equal(
            MemFormatError.MissingMember, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<RequiredPoint>(payload)).Error);
        RequiredPoint? none = null;
        Assert.Equal(MemFormatError.MissingMember, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Populate(payload, ref none)).Error);
    }

    /// <summary>As a root, and in each place that reads into values.</summary>
    private static void Check<T>(bool isSameObject = false, bool isRequired = false, bool isFilled = false)
        where T : IForm
    {
        foreach (var header in s_headers)
        {
            var payload = MemFormatSerializer.Serialize(New(1), header);
            var (before, target) = Twice<T>(1);
            MemFormatSerializer.Populate(payload, ref target, header);
            Changed(1, before, target, isFilled);
            if (!typeof(T).IsValueType)
                Assert.Equal(isSameObject, ReferenceEquals(before, target));
            for (var length = 0; length < payload.Length; length++)
            {
                var cut = payload[..length];
                Assert.Throws<MemFormatException>(() =>
                {
                    var value = (T)Value<T>(1);
                    MemFormatSerializer.Populate(cut, ref value, header);
                });
            }
        }

        SameShape<T>(isFilled);
        Places<T>(isRequired, isFilled);
        StructPlaces<T>(isFilled);
    }

    /// <summary>A payload with all members changes all of them, and takes over the lists.</summary>
    private static void SameShape<T>(bool isFilled)
        where T : IForm
    {
        var payload = MemFormatSerializer.Serialize((T)T.Of(9, "other", [new Part { A = 8, B = 9 }], "more", 6, [5, 4]));
        var (before, target) = Twice<T>(1);
        MemFormatSerializer.Populate(payload, ref target);
        Assert.Equal((9, "other", "more", 6), (target.Id, target.Name, target.Extra, target.Note));
        Assert.Equal([(8, 9)], target.Parts.Select(p => (p.A, p.B)));
        Assert.Equal([5, 4], target.Kept);
        if (isFilled)
            return;
        Assert.Same(before.Parts, target.Parts);
        Assert.Same(before.Kept, target.Kept);
    }

    private static void Places<T>(bool isRequired, bool isFilled)
        where T : IForm
    {
        var payload =
            MemFormatSerializer.Serialize(
                new Holder<Earlier> { One = New(1), Many = [New(2), New(3)], Row = [New(4)], Map = new() { ["a"] = New(5) } });
        var target =
            new Holder<T>
            {
                One = (T)Value<T>(1), Many = [(T)Value<T>(2), (T)Value<T>(3)], Row = [(T)Value<T>(4)],
                Map = new() { ["a"] = (T)Value<T>(5), ["gone"] = (T)Value<T>(6) }
            };
        IForm[] before = [target.One!, .. target.Many, .. target.Row, target.Map["a"]];
        var (many, row, map) = (target.Many, target.Row, target.Map);
        MemFormatSerializer.Populate(payload, ref target);
        IForm[] after = [target.One!, .. target.Many, .. target.Row, .. target.Map.Values];
        Assert.Equal(5, after.Length);
        for (var i = 0; i < after.Length; i++)
            Changed(i + 1, before[i], after[i], isFilled);
        Assert.Same(many, target.Many);
        Assert.Same(row, target.Row);
        Assert.Same(map, target.Map);

        // What is not there is read as new.
        target.Many.RemoveAt(1);
        if (isRequired)
        {
            var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Populate(payload, ref target));
            Assert.Equal(MemFormatError.MissingMember, error.Error);
            Assert.StartsWith("Holder.Many[1].", error.Path, StringComparison.Ordinal);
            return;
        }

        MemFormatSerializer.Populate(payload, ref target);
        Assert.Equal((3, "new 3"), (target.Many[1].Id, target.Many[1].Name));
        Assert.NotEqual("kept 3", target.Many[1].Extra);
    }

    /// <summary>In a struct, and where values may be null.</summary>
    private static void StructPlaces<T>(bool isFilled)
        where T : IForm
    {
        var payload =
            MemFormatSerializer.Serialize(new HolderStruct<Earlier>(New(1), [null, New(2)], [New(3), null], new() { ["a"] = New(4), ["b"] = null }));
        var target = new HolderStruct<T>((T)Value<T>(1), [(T)Value<T>(8), (T)Value<T>(2)], [(T)Value<T>(3), (T)Value<T>(9)],
            new() { ["a"] = (T)Value<T>(4), ["b"] = (T)Value<T>(7) });
        IForm[] before = [target.One!, target.Many[1]!, target.Row[0]!, target.Map["a"]!];
        var (many, row) = (target.Many, target.Row);
        MemFormatSerializer.Populate(payload, ref target);
        IForm[] after = [target.One!, target.Many[1]!, target.Row[0]!, target.Map["a"]!];
        for (var i = 0; i < after.Length; i++)
            Changed(i + 1, before[i], after[i], isFilled);
        Assert.Same(many, target.Many);
        Assert.Same(row, target.Row);
        if (typeof(T).IsValueType)
            return;
        Assert.Null(target.Many[0]);
        Assert.Null(target.Row[1]);
        Assert.Null(target.Map["b"]);
    }

    /// <summary>What the payload has is new; what it lacks, and the lists, are those of before.</summary>
    private static void Changed(int number, IForm before, IForm after, bool isFilled = false)
    {
        Assert.Equal((number, $"new {number}"), (after.Id, after.Name));
        Assert.Equal(($"kept {number}", number + 100), (after.Extra, after.Note));
        Assert.Equal([(number, 50), (number + 1, 0)], after.Parts.Select(p => (p.A, p.B)));
        Assert.Equal([number, 7], after.Kept);
        if (isFilled)
            return;
        Assert.Same(before.Parts, after.Parts);
        Assert.Same(before.Kept, after.Kept);
    }

    private static IForm Value<T>(int number)
        where T : IForm => T.Of(0, "", [new Part { A = 40, B = 50 }], $"kept {number}", number + 100, [number, 7]);

    private static (T Before, T Target) Twice<T>(int number)
        where T : IForm
    {
        var value = (T)Value<T>(number);
        return (value, value);
    }

    private static Earlier New(int number) =>
        new() { Id = number, Name = $"new {number}", Parts = [new EarlierPart { A = number }, new EarlierPart { A = number + 1 }] };

    private static EarlierStructs Others() => new()
    {
        Plain = New(1), Maybe = New(2), Rebuilt = New(3), MaybeRebuilt = New(4), Block = new EarlierPoint { X = 11 },
        Blocks = [new EarlierPoint { X = 12 }, new EarlierPoint { X = 13 }, new EarlierPoint { X = 14 }],
        Gaps = [new EarlierPoint { X = 15 }, new EarlierPoint { X = 16 }],
    };
}
