using MemFormat.Schema.Planning;
using MemFormat.Wire;
using Xunit;
using static MemFormat.Generator.Tests.Shapes;

namespace MemFormat.Generator.Tests;

/// <summary>The bytes of segments, by hand.</summary>
public sealed class SegmentTests
{
    private static void AssertSegment(byte[] expected, CodecPlan plan) => Assert.Equal(expected, plan.Segment.ToArray());

    private static byte[] Key(string name) => BitConverter.GetBytes(NameKey.Of(name));

    [Fact]
    public void An_empty_type_takes_one_byte() => AssertSegment([1], Plan("[MemFormattable] public partial class Order;"));

    [Fact]
    public void Members_known_by_name_have_hashes_as_keys() => AssertSegment(
        [1 << 3 | 1, .. Key("A"), Token(WireKind.Int32, WirePlace.Fixed)],
        Plan("[MemFormattable] public partial class Order { public int A { get; set; } }"));

    [Fact]
    public void A_contract_comes_before_the_members() => AssertSegment(
        [1 << 3 | 3, .. Key("order"), .. Key("A"), Token(WireKind.Bool, WirePlace.Bit)],
        Plan("[MemFormattable(Contract = \"order\")] public partial class Order { public bool A { get; set; } }"));

    [Fact]
    public void Ids_say_their_gaps() => AssertSegment(
        [4 << 3, Token(WireKind.String), Token(WireKind.String), 0xFF, 2, Token(WireKind.String), 0xFF, 0xFE, 0x01, Token(WireKind.String)],
        Plan("[MemFormattable] public partial class Order { [MemMember(1)] public string? A; [MemMember(2)] public string? B; [MemMember(4)] public string? C; [MemMember(132)] public string? D; }"));

    [Fact]
    public void Ids_of_a_block_may_go_backwards() => AssertSegment(
        [2 << 3, 0xFF, 2, Token(WireKind.Int32, WirePlace.Fixed), 0xFF, 3, Token(WireKind.Int32, WirePlace.Fixed)],
        Plan("[MemFormattable] public partial struct Order { [MemMember(2)] public int A; [MemMember(1)] public int B; }"));

    [Fact]
    public void Other_types_are_numbered_holes()
    {
        var plan = Plan("""
            [MemFormattable] public partial class Order { [MemMember(1)] public Order? A; [MemMember(2)] public List<Value?>? B; [MemMember(3)] public Dictionary<int, Order>? C; [MemMember(4)] public Value D; }
            [MemFormattable] public partial struct Value { public string? A; }
            """);
        AssertSegment(
            [
                4 << 3,
                Token(WireKind.Placeholder, WirePlace.Present), 0,
                Token(WireKind.List), Token(WireKind.Placeholder, WirePlace.Present), 1,
                Token(WireKind.Map), Token(WireKind.Int32), Token(WireKind.Placeholder, WirePlace.Present), 2,
                Token(WireKind.Placeholder), 3,
            ],
            plan);
        Assert.Equal(["global::Shop.Order", "global::Shop.Value", "global::Shop.Order", "global::Shop.Value"], plan.Dependencies.Select(d => d.Name));
    }

    [Fact]
    public void Compact_lists_hold_groups() => AssertSegment(
        [
            3 << 3,
            Token(WireKind.List), Token(WireKind.Int32, WirePlace.Compact),
            Token(WireKind.List), Token(WireKind.List), Token(WireKind.UInt64, WirePlace.Compact),
            Token(WireKind.List), Token(WireKind.DateTime),
        ],
        Plan("[MemFormattable(Encoding = MemEncoding.Compact)] public partial class Order { [MemMember(1)] public int[]? A; [MemMember(2)] public List<ulong[]>? B; [MemMember(3)] public List<DateTime>? C; }"));

    [Fact]
    public void The_line_of_names_tells_what_readers_must_know() => Assert.Equal(
        "A B? C! D?! E F|Old|Older",
        MemberNames.Of(Plan("""
            [MemFormattable] public partial class Order(int e = 3)
            {
                [MemMember(1)] public string A { get; set; } = "";
                [MemMember(2)] public string? B { get; set; }
                [MemMember(3)] public required string C { get; set; }
                [MemMember(4)] public required int? D { get; init; }
                [MemMember(5)] public int E { get; } = e;
                [MemMember(6), MemFormerName("Old"), MemFormerName("Older")] public int F { get; set; }
            }
            """)));
}
