namespace MemFormat.Evolution.Tests.Roots;

[MemFormattable]
public partial record Empty;

[MemFormattable]
public partial record OfA(int A = 1);

[MemFormattable]
public partial record OfB(int B = 2);

[MemFormattable]
public partial class HolderOfA
{
    public OfA? Value { get; set; }

    public OfA[] Values { get; set; } = [];
}

[MemFormattable]
public partial class HolderOfB
{
    public OfB? Value { get; set; }

    public List<OfB> Values { get; set; } = [];
}

[Row("Trailing bytes, or nothing in common")]
public class RootTests
{
    [Fact]
    public void Trailing_bytes_are_an_error()
    {
        var payload = MemFormatSerializer.Serialize(new OfA());
        foreach (var codec in (MemFormatCodec[])[Codec.Of<OfA>(), Codec.Of<Empty>()])
        {
            var error = Assert.Throws<MemFormatException>(() => codec.DeserializeObject([.. payload, 0]));
            Assert.Equal((MemFormatError.TrailingData, payload.Length), (error.Error, error.Offset));
        }
    }

    [Fact]
    public void A_root_that_has_nothing_in_common_with_the_payload_is_an_error()
    {
        Evolve.Fails<OfA, OfB>(new OfA(), MemFormatError.SchemaMismatch, "OfB");
        Evolve.Fails<OfA, HolderOfA>(new OfA(), MemFormatError.SchemaMismatch, "HolderOfA");
        Evolve.Fails<double, string>(1, MemFormatError.SchemaMismatch, null);
        Evolve.Fails<OfA, List<OfA>>(new OfA(), MemFormatError.SchemaMismatch, null);
        Evolve.Fails<List<OfA>, OfA>([], MemFormatError.SchemaMismatch, null);
    }

    [Fact]
    public void Without_members_on_one_side_there_is_nothing_to_have_in_common()
    {
        Evolve.To(new OfA(5), new Empty());
        Assert.Equal(1, Evolve.To(new Empty(), new OfA(1)).A);
        Assert.Equal(1, Evolve.To<List<Empty?>, OfA?[]>([new(), null, new()], [new(1), null, new(1)])[2]!.A);
        Evolve.To<OfA[], List<Empty>>([new(1), new(2)], [new(), new()]);
    }

    [Fact]
    public void Nested_types_may_have_nothing_in_common()
    {
        var read = Evolve.To(
            new HolderOfA { Value = new(5), Values = [new(1), new(2)] }, new HolderOfB { Value = new(2), Values = [new(2), new(2)] });
        Assert.Equal(2, read.Value!.B);
    }
}
