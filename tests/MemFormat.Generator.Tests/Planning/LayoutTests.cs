using MemFormat.Wire;
using Xunit;
using static MemFormat.Generator.Tests.Shapes;

namespace MemFormat.Generator.Tests;

/// <summary>Where members lie in a body.</summary>
public sealed class LayoutTests
{
    [Fact]
    public void Members_known_by_name_lie_in_the_order_of_their_hashes()
    {
        var plan =
            Plan("[MemFormattable] public partial class Order { public int A { get; set; } public long B { get; set; } public short C { get; set; } }");
        Assert.Equal(new[] { "A", "B", "C" }.Select(NameKey.Of).Order(), plan.Members.Select(m => m.Key));
        Assert.Equal(NameKey.Of("A"), plan.Member("A").Key);
        Assert.Equal(14, plan.BlockSize);
        Assert.Equal(0, plan.FlagBits);
        var offset = 0;
        foreach (var member in plan.Members)
        {
            Assert.Equal(offset, member.Offset);
            offset += member.Size;
        }
    }

    [Fact]
    public void The_key_of_a_name_is_the_start_of_its_hash() => Assert.Equal(0xBF16_78BAu, NameKey.Of("abc"));

    [Fact]
    public void Members_known_by_id_lie_in_the_order_of_their_ids() => Assert.Equal(
        ["B", "C", "A"],
        Plan("[MemFormattable] public partial class Order { [MemMember(300)] public int A { get; set; } [MemMember(1)] public int B { get; set; } [MemMember(2)] public int C { get; set; } }").Members.Select(m => m.Shape.Name));

    [Fact]
    public void The_first_former_name_is_the_wire_name()
    {
        var member =
            Plan("[MemFormattable] public partial class Order { [MemFormerName(\"First\"), MemFormerName(\"Second\")] public int A { get; set; } }").Members[0];
        Assert.Equal(NameKey.Of("First"), member.Key);
        Assert.Equal(["First", "Second"], member.Shape.FormerNames);
    }

    [Fact]
    public void Flags_lie_before_the_fixed_block()
    {
        var plan = Plan("""
            [MemFormattable] public partial class Order
            {
                [MemMember(1)] public int A { get; set; }
                [MemMember(2)] public bool B { get; set; }
                [MemMember(3)] public bool? C { get; set; }
                [MemMember(4)] public int? D { get; set; }
                [MemMember(5, Encoding = MemEncoding.Compact)] public int E { get; set; }
                [MemMember(6, Encoding = MemEncoding.Compact)] public DateTime? F { get; set; }
                [MemMember(7)] public Order? G { get; set; }
                [MemMember(8)] public string H { get; set; } = "";
            }
            """);
        (string, WirePlace, int, int, int)[] expected =
        [
            ("A", WirePlace.Fixed, -1, 2, 4), ("B", WirePlace.Bit, 0, -1, 0), ("C", WirePlace.BitOptional, 1, -1, 0),
            ("D", WirePlace.Optional, 3, -1, 4),
            ("E", WirePlace.Compact, 4, -1, 4), ("F", WirePlace.CompactOptional, 6, -1, 8), ("G", WirePlace.Present, 9, -1, 0),
            ("H", WirePlace.Rest, -1, -1, 0),
        ];
        Assert.Equal(expected, plan.Members.Select(m => (m.Shape.Name, m.Place, m.Bit, m.Offset, m.Size)));
        Assert.Equal((10, 2, 6, 16), (plan.FlagBits, plan.FlagBytes, plan.BlockSize, plan.OptionalSize));
        Assert.True(plan.IsRecursive);
    }

    [Theory]
    [InlineData("public List<Order>? A { get; set; }", true)]
    [InlineData("public Dictionary<int, Order[]>? A { get; set; }", true)]
    [InlineData("public Other? A { get; set; }", true)]
    [InlineData("public Leaf? A { get; set; }", false)]
    [InlineData("public int A { get; set; }", false)]
    public void Depth_is_counted_where_a_value_can_contain_its_like(string member, bool expected) => Assert.Equal(expected, Plan($$"""
        [MemFormattable] public partial class Order { {{member}} }
        [MemFormattable] public partial class Other { public List<Third>? A { get; set; } }
        [MemFormattable] public partial struct Third { public Order? A { get; set; } }
        [MemFormattable] public partial class Leaf { public Leaf? A { get; set; } }
        """).IsRecursive);

    [Fact]
    public void Encodings_are_stated_by_the_assembly_the_type_or_the_member()
    {
        const string Members =
            "{ public int A { get; set; } [MemMember(Encoding = MemEncoding.Fixed)] public int B { get; set; } [MemMember(Encoding = MemEncoding.Compact)] public int C { get; set; } public double D { get; set; } }";
        string Places(string before, string argument = "") =>
            string.Concat(Plan($"{before} [MemFormattable{argument}] public partial class Order {Members}").Members.OrderBy(m => m.Shape.Name)
                .Select(m => m.Place == WirePlace.Compact ? "c" : "f"));
        Assert.Equal("ffcf", Places(""));
        Assert.Equal("cfcf", Places("", "(Encoding = MemEncoding.Compact)"));
    }
}
