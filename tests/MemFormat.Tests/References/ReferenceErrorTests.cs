namespace MemFormat.Tests.References;

/// <summary>Payloads that nobody wrote.</summary>
public class ReferenceErrorTests
{
    private static readonly MemFormatOptions s_bare = new() { Header = MemFormatHeader.None };

    [Theory]
    [InlineData("01", MemFormatError.InvalidData)] // the root is not the first object
    [InlineData("02" + "0000000000", MemFormatError.InvalidData)]
    [InlineData("ffffffff0f" + "0000000000", MemFormatError.InvalidData)]
    [InlineData("ffffffffffffffffff01" + "0000000000", MemFormatError.InvalidData)]
    [InlineData("8000" + "0000000000", MemFormatError.InvalidData)] // not the shortest form
    [InlineData("", MemFormatError.Truncated)]
    [InlineData("00", MemFormatError.Truncated)] // no body
    [InlineData("00" + "01000000" + "00", MemFormatError.Truncated)] // the body has no number
    [InlineData("00" + "0100000000" + "00", MemFormatError.Truncated)] // the second body is missing
    [InlineData("00" + "0100000000" + "02", MemFormatError.InvalidData)]
    [InlineData("00" + "0200000000", MemFormatError.InvalidData)] // padding
    [InlineData("00" + "0000000000" + "00", MemFormatError.TrailingData)]
    public void Wrong_numbers_and_bodies(string body, MemFormatError expected) => AssertFails<Node>(body, expected);

    [Theory]
    [InlineData("03" + "0001" + "0000000000" + "00000000", MemFormatError.InvalidData)] // Second is the Node that First is
    [InlineData("03" + "0002" + "0000000000" + "00000000", MemFormatError.InvalidData)]
    [InlineData("02" + "00" + "00000000" + "0000000000", MemFormatError.TrailingData)]
    public void Objects_of_two_types(string body, MemFormatError expected) => AssertFails<TwoKinds>(body, expected);

    /// <summary>Also where the type of an object that is skipped and the one asked for differ.</summary>
    [Theory]
    [InlineData("03" + "0001" + "0000000000" + "00000000")]
    public void Objects_of_two_types_when_one_is_skipped(string body)
    {
        byte[] payload = [.. Header<TwoKinds>(), .. Convert.FromHexString(body)];
        Assert.Equal(MemFormatError.InvalidData, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<OnlyOther>(payload)).Error);
    }

    /// <summary>A number is a byte, and so are objects that never come.</summary>
    [Fact]
    public void Objects_without_bodies_are_not_made()
    {
        byte[] payload = [.. Header<List<Node>>(), 0x80, 0x92, 0xf4, 0x01, .. new byte[1_000_000]];
        _ = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Node>>(payload));
        var before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Equal(MemFormatError.Truncated, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Node>>(payload)).Error);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, (96L * payload.Length) + 65_536);
    }

    /// <summary>Each object is read twice for each time the one before is: the bytes do not justify that.</summary>
    [Fact]
    public void Copies_of_copies_end_at_the_limit()
    {
        var node = new Pair();
        for (var i = 0; i < 50; i++)
            node = new Pair { Left = node, Right = node };
        var payload = MemFormatSerializer.Serialize(node);
        Assert.Equal(50, Depth(MemFormatSerializer.Deserialize<Pair>(payload)));
        Assert.Equal(
            MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<PlainPair>(payload)).Error);
    }

    /// <summary>A list and its objects' bodies lie apart.</summary>
    [Fact]
    public void Errors_in_bodies_have_the_path_of_the_first_occurrence()
    {
        var leaf = new Named { Name = "leaf" };
        var payload =
            MemFormatSerializer.Serialize(
                new Named { Name = "root", Others = [new Named { Name = "first" }, new Named { Name = "second", Others = [leaf, leaf] }] });
        payload[payload.AsSpan().IndexOf("leaf"u8) - 1] = 3;
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Named>(payload));
        Assert.Equal((MemFormatError.NullNotAllowed, "Named.Others[1].Others[0].Name"), (error.Error, error.Path));
    }

    [Fact]
    public void A_path_through_a_long_chain_is_cut_short()
    {
        var payload = MemFormatSerializer.Serialize(Node.Chain(100_000));
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Node>(payload.AsSpan(0, payload.Length - 2)));
        Assert.Equal(MemFormatError.Truncated, error.Error);
        Assert.InRange(error.Path!.Length, 10, 40);
        Assert.StartsWith("Node(.Next ×", error.Path, StringComparison.Ordinal);
    }

    private static void AssertFails<T>(string body, MemFormatError expected)
    {
        var bytes = Convert.FromHexString(body);
        Assert.Equal(expected, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(bytes, s_bare)).Error);
        byte[] payload = [.. Header<T>(), .. bytes];
        Assert.Equal(expected, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(payload)).Error);
    }

    /// <summary>The header of a short descriptor.</summary>
    private static byte[] Header<T>()
    {
        var descriptor = MemFormatSchema.Of<T>().Descriptor;
        return [0, (byte)descriptor.Length, .. descriptor];
    }

    private static int Depth(Pair? pair)
    {
        var depth = -1;
        for (; pair is not null; pair = pair.Left)
            depth++;
        return depth;
    }
}

/// <summary>The second member of <see cref="TwoKinds"/>.</summary>
[MemFormattable]
public partial class OnlyOther
{
    [MemMember(2)]
    public Other? Second { get; set; }
}

/// <summary>Two references to one object double what is reached.</summary>
[MemFormattable(PreserveReferences = true)]
public sealed partial class Pair
{
    [MemMember(1)]
    public Pair? Left { get; set; }

    [MemMember(2)]
    public Pair? Right { get; set; }
}

/// <summary>The same without identity.</summary>
[MemFormattable]
public sealed partial class PlainPair
{
    [MemMember(1)]
    public PlainPair? Left { get; set; }

    [MemMember(2)]
    public PlainPair? Right { get; set; }
}
