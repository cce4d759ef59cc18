using MemFormat.Wire;
using Xunit;
using static MemFormat.Schemas.Tests.Descriptor;

namespace MemFormat.Schemas.Tests;

public class DescriptorParserTests
{
    private static readonly byte[] s_int = Slot(WireKind.Int32, WirePlace.Fixed);

    [Fact]
    public void A_layout_follows_from_the_places()
    {
        var schema = Parse(Of(Object(0), Numbered(
            Slot(WireKind.Bool, WirePlace.Bit), s_int, Slot(WireKind.Double, WirePlace.Optional), Slot(WireKind.Int64, WirePlace.CompactOptional),
            Slot(WireKind.String))));
        var type = Assert.Single(schema.Types);
        Assert.Equal(5, type.FlagBits);
        Assert.Equal(5, type.HeadSize);
        Assert.Equal(0xE0, type.PaddingMask);
        Assert.Equal(6ul, type.MinSize);
        Assert.Equal([1u, 2, 3, 4, 5], type.Members.Select(m => m.Key));
        Assert.Equal([0, 1, 1, 2, 5], type.Members.Select(m => m.FlagBit));
        Assert.Equal(1, type.Members[1].Offset);
        Assert.False(type.IsRecursive);
    }

    [Fact]
    public void Structs_in_the_block_have_the_size_of_their_block()
    {
        var schema = Parse(Of(Object(0), Numbered(Object(1, WirePlace.Fixed), s_int), Numbered(s_int, s_int)));
        Assert.Equal(12, schema.Types[0].HeadSize);
        Assert.Equal(8, schema.Types[0].Members[1].Offset);
    }

    [Fact]
    public void Ids_may_jump_both_ways()
    {
        var schema = Parse([.. Object(0), 2 << 3, 0xFF, 8, .. s_int, 0xFF, 7, .. s_int]);
        Assert.Equal([5u, 2], schema.Types[0].Members.Select(m => m.Key));
    }

    [Fact]
    public void Recursive_types_are_known_as_such()
    {
        var schema =
            Parse(Of(Object(0), Numbered(Object(1, WirePlace.Present)), Numbered(List(Object(0, WirePlace.Present)), Object(2)), Numbered(s_int)));
        Assert.Equal([true, true, false], schema.Types.Select(t => t.IsRecursive));
    }

    [Fact]
    public void Enums_lie_as_their_integers()
    {
        var schema = Parse(Of(Object(0), Numbered(Enum(WireKind.Int16, 1, WirePlace.Fixed), Enum(WireKind.Int16, 2, WirePlace.Compact)),
            Constants(("A", 1), ("B", -3), ("C", 1)), Constants()));
        Assert.Equal([WireKind.Int16, WireKind.Int16], schema.Types[0].Members.Select(m => m.Kind));
        Assert.Equal(3, schema.Types[0].HeadSize);
        Assert.Equal([-3L, 1, 1], schema.Types[1].Enum!.Constants.Select(c => c.Number).Order());
        Assert.Null(schema.Types[2].Enum);
        Assert.Equal(KeyOf("B"), schema.Types[1].Enum!.KeyOf(-3));
        Assert.Null(schema.Types[1].Enum!.KeyOf(0));
    }

    [Fact]
    public void Unsigned_constants_of_64_bits_wrap_around()
    {
        var schema = Parse(Of(Enum(WireKind.UInt64, 0), Constants(("A", -1), ("B", long.MinValue))));
        Assert.Equal([long.MinValue, -1], schema.Types[0].Enum!.Constants.Select(c => c.Number).Order());
    }

    public static TheoryData<string, byte[]> Bad => new()
    {
        { "empty", [] },
        { "unknown kind", [27] },
        { "template hole", [31, 0] },
        { "root with a place", Slot(WireKind.Int32, WirePlace.Fixed) },
        { "type that is not listed", Object(0) },
        { "type number out of range", Of(Object(5), Numbered(s_int)) },
        { "by-value cycle", Of(Object(0), Numbered(Object(0))) },
        { "by-value cycle over two", Of(Object(0), Numbered(Object(1)), Numbered(Object(0))) },
        { "by-value cycle in the block", Of(Object(0), Numbered(Object(0, WirePlace.Fixed))) },
        { "own base", [.. Object(0), 1 << 3 | 4, 0, .. s_int] },
        { "varying struct in the block", Of(Object(0), Numbered(Object(1, WirePlace.Fixed)), Numbered(Slot(WireKind.String))) },
        { "empty struct in the block", Of(Object(0), Numbered(Object(1, WirePlace.Fixed)), Numbered()) },
        { "duplicate name", Of(Object(0), Named(("A", s_int), ("A", s_int))) },
        { "duplicate id", [.. Object(0), 2 << 3, .. s_int, 0xFF, 1, .. s_int] },
        { "duplicate over base", [.. Object(0), 1 << 3 | 4, 1, .. s_int, 1 << 3, .. s_int] },
        { "id 0", [.. Object(0), 1 << 3, 0xFF, 1, .. s_int] },
        { "gap of nothing", [.. Object(0), 1 << 3, 0xFF, 0, .. s_int] },
        { "bool in the block", Of(Object(0), Numbered(Slot(WireKind.Bool, WirePlace.Fixed))) },
        { "int as bit", Of(Object(0), Numbered(Slot(WireKind.Int32, WirePlace.Bit))) },
        { "string in the block", Of(Object(0), Numbered(Slot(WireKind.String, WirePlace.Fixed))) },
        { "compact Guid", Of(Object(0), Numbered(Slot(WireKind.Guid, WirePlace.Compact))) },
        { "compact Int128", Of(Object(0), Numbered(Slot(WireKind.Int128, WirePlace.Compact))) },
        { "optional object", Of(Object(0), Numbered(Object(1, WirePlace.Optional)), Numbered(s_int)) },
        { "fixed element", List(s_int) },
        { "compact dates in a map", Map(Slot(WireKind.Int32), Slot(WireKind.DateTime, WirePlace.Compact)) },
        { "compact dates in a list", List(Slot(WireKind.DateTime, WirePlace.Compact)) },
        { "key that can be null", Map(Slot(WireKind.Int32, WirePlace.Present), Slot(WireKind.Int32)) },
        { "list with presence of its own", List(List(Slot(WireKind.Int32), WirePlace.Present)) },
        { "number that is not minimal", [.. Object(0), 0x88, 0, .. s_int] },
        { "number of 33 bits", [26, 0xFF, 0xFF, 0xFF, 0xFF, 0x1F] },
        { "too many members", [.. Object(0), .. Number(5000u << 3)] },
        { "too deep", Enumerable.Repeat((byte)WireKind.List, 40).Append((byte)WireKind.Int32).ToArray() },
        { "huge struct by doubling", Doubling(WirePlace.Fixed) },
        { "too many types", [(byte)WireKind.Int32, .. Enumerable.Repeat((byte)0, 1025)] },
        { "too long", new byte[70_000] },
        { "enum of text", Of(Enum(WireKind.String, 0), Constants(("A", 1))) },
        { "enum of a wide integer", Of(Enum(WireKind.Int128, 0), Constants(("A", 1))) },
        { "enum of a bool", Of(Enum(WireKind.Bool, 0), Constants(("A", 1))) },
        { "enum of an enum", Of(Slot(WireKind.Extended, WirePlace.Rest, [9, .. Enum(WireKind.Int32, 0), 0]), Constants(("A", 1))) },
        { "enum whose integer has a place", Of(Slot(WireKind.Extended, WirePlace.Rest, [9, .. s_int, 0]), Constants(("A", 1))) },
        { "enum without a type", Enum(WireKind.Int32, 0) },
        { "enum of a type with members", Of(Enum(WireKind.Int32, 0), Numbered(s_int)) },
        { "enum of a type with a base part", [.. Enum(WireKind.Int32, 0), 4, 1, .. Numbered()] },
        { "constant beyond its integer", Of(Enum(WireKind.UInt8, 0), Constants(("A", 256))) },
        { "constant below its integer", Of(Enum(WireKind.UInt8, 0), Constants(("A", -1))) },
        { "constant beyond one of two integers", [.. Map(Enum(WireKind.Int32, 0), Enum(WireKind.Int8, 0)), .. Constants(("A", 300))] },
        { "constants of one name", [.. Enum(WireKind.Int32, 0), 2 << 3 | 1, .. Constant("A", 1), .. Constant("A", 2)] },
        { "constants out of order", [.. Enum(WireKind.Int32, 0), 2 << 3 | 1, .. Unordered("A", "B")] },
        { "constants with ids", [.. Enum(WireKind.Int32, 0), 1 << 3, 31, 2] },
        { "constants with a contract", [.. Enum(WireKind.Int32, 0), 1 << 3 | 3, 1, 2, 3, 4, .. Constant("A", 1)] },
        { "constant in a place of its own", [.. Enum(WireKind.Int32, 0), 1 << 3 | 1, .. Key("A"), 31 | 1 << 5, 2] },
        { "constants of two places", [.. Enum(WireKind.Int32, 0), 2 << 3 | 1, .. Key("A"), 31, 2, 255, 255, 255, 255, 31 | 6 << 5, 4] },
        { "constant behind a member", [.. Object(0), 2 << 3 | 1, .. Key("A"), .. s_int, .. Constant("B", 1)] },
        { "member behind a constant", [.. Enum(WireKind.Int32, 0), 2 << 3 | 1, .. Key("A"), 31, 2, 255, 255, 255, 255, .. s_int] },
        { "constant of more than 64 bits", [.. Enum(WireKind.Int64, 0), 1 << 3 | 1, .. Key("A"), 31, .. Enumerable.Repeat((byte)255, 9), 2] },
        { "constant that is not minimal", [.. Enum(WireKind.Int64, 0), 1 << 3 | 1, .. Key("A"), 31, 0x80, 0] },
        { "a million constants", [.. Enum(WireKind.Int64, 0), .. Number(1_000_000u << 3 | 1), .. Constant("A", 1)] },
        { "truncated constants", Of(Enum(WireKind.Int32, 0), Constants(("A", 1), ("B", 2)))[..^3] },
        { "truncated contract", [.. Object(0), 2, 1, 2] },
    };

    [Theory]
    [MemberData(nameof(Bad))]
    public void Bad_descriptors_are_refused(string what, byte[] descriptor)
    {
        Assert.NotNull(what);
        Assert.Throws<MemFormatException>(() => Parse(descriptor));
    }

    [Fact]
    public void Sizes_of_structs_that_double_stay_bounded()
    {
        var schema = Parse(Doubling(WirePlace.Rest));
        Assert.Equal(WriterSchema.Huge, schema.Types[0].MinSize);
    }

    [Fact]
    public void A_chain_of_all_types_costs_no_stack()
    {
        var types = Enumerable.Range(1, 1023).Select(i => Numbered(Object(i)));
        var schema = Parse(Of([Object(0), .. types, Numbered(s_int)]));
        Assert.Equal(4ul, schema.Types[0].MinSize);
    }

    [Fact]
    public void Random_changes_and_truncations_only_fail_with_the_librarys_exception()
    {
        var seed = Of(
            Object(0),
            Numbered(Object(1, WirePlace.Present), Map(Slot(WireKind.String), Object(2)), s_int, List(Slot(WireKind.Int32, WirePlace.Compact))),
            Named(("A", s_int), ("B", Slot(WireKind.Decimal, WirePlace.CompactOptional)), ("C", List(Object(0, WirePlace.Present)))),
            Numbered(s_int, Slot(WireKind.Bool, WirePlace.BitOptional)));
        var random = new Random(7);
        for (var i = 0; i < 60_000; i++)
        {
            var bytes = (byte[])seed.Clone();
            for (var changes = random.Next(1, 5); changes > 0; changes--)
                bytes[random.Next(bytes.Length)] = (byte)random.Next(256);
            TryParse(bytes);
            if (i <= seed.Length)
                TryParse(seed[..i]);
            random.NextBytes(bytes);
            TryParse(bytes);
        }
    }

    private static void TryParse(byte[] bytes)
    {
        try
        {
            Parse(bytes);
        }
        catch (MemFormatException)
        {
        }
    }

    private static byte[] Doubling(WirePlace place)
    {
        var types = Enumerable.Range(1, 60).Select(i => Numbered(Object(i, place), Object(i, place)));
        return Of([Object(0), .. types, Numbered(s_int)]);
    }
}
