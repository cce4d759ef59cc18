using MemFormat.Wire;
using Xunit;
using static MemFormat.Generator.Tests.Shapes;

namespace MemFormat.Generator.Tests;

/// <summary>Which structs are copied as memory.</summary>
public sealed class BlockTests
{
    [Theory]
    [InlineData("public int Z; public int A;", 8)]
    [InlineData("public Guid Id { get; set; } public float X { get; set; }", 20)]
    [InlineData("public Pair P; public Kind K; public int A;", 16)]
    [InlineData("public long A; public short B, C; public char D; public sbyte E; public byte F;", 16)]
    [InlineData("public Int128 A; public Half B, C, D, E; public TimeSpan F;", 32)]
    [InlineData("[MemMember] private int _a; public int B { get; private set; }", 8)]
    public void Sequential_fields_without_padding_or_checks(string members, int size)
    {
        var plan = Plan(Struct(members), "Value");
        Assert.True(plan.IsBlock);
        Assert.Equal((size, 0, 0), (plan.BlockSize, plan.FlagBits, plan.OptionalSize));
    }

    [Theory]
    [InlineData("public int A; public long B;")]
    [InlineData("public long A; public int B;")]
    [InlineData("public bool A;")]
    [InlineData("public decimal A;")]
    [InlineData("public DateTime A;")]
    [InlineData("public DateOnly A;")]
    [InlineData("public int? A;")]
    [InlineData("public string A;")]
    [InlineData("public int A; private int _b; public int B() => _b++;")]
    [InlineData("public int A; [MemIgnore] public int B;")]
    [InlineData("public int A; public event Action? B; public void C() => B?.Invoke();")]
    [InlineData("[MemMember(Encoding = MemEncoding.Compact)] public int A;")]
    [InlineData("public Loose A;")]
    [InlineData("public static int A;")]
    public void Everything_else_is_written_by_members(string members) => Assert.False(Plan(Struct(members), "Value").IsBlock);

    [Theory]
    [InlineData("[System.Runtime.InteropServices.StructLayout(System.Runtime.InteropServices.LayoutKind.Sequential, Pack = 1)] [MemFormattable] public partial struct Value { public int A; }")]
    [InlineData("[MemFormattable] public partial struct Value { public int A; } partial struct Value { public int B; }")]
    [InlineData("[MemFormattable] public partial struct Value(int a) { public int A { get; } = 1; public int B() => a; }")]
    [InlineData("[MemFormattable] public partial class Value { public int A; }")]
    public void Declarations_that_leave_the_layout_open(string body) => Assert.False(Plan(body, "Value").IsBlock);

    [Theory]
    [InlineData("[MemFormattable] public readonly partial struct Value { public int A { get; } public Value(int a) => A = a < 0 ? throw new ArgumentException() : a; }")]
    [InlineData("[MemFormattable] public partial record struct Value(int B) { [MemConstructor] public Value(int b, string? c = null) : this(b) { } }")]
    [InlineData("[MemFormattable] public partial struct Value { public int A { get; set { field = value < 0 ? 0 : value; } } }")]
    public void Values_that_code_of_the_user_s_checks_are_not_copied_past_it(string body) => Assert.False(Plan(body, "Value").IsBlock);

    [Fact]
    public void A_record_s_own_constructor_checks_nothing() =>
        Assert.True(Plan("[MemFormattable] public readonly partial record struct Value(int A, int B);", "Value").IsBlock);

    [Fact]
    public void Members_of_a_block_lie_in_memory_order() =>
        Assert.Equal(["Z", "B", "A"], Plan(Struct("public int Z, B, A;"), "Value").Members.Select(m => m.Shape.Name));

    [Fact]
    public void Values_that_have_no_compact_form_are_a_block_in_a_compact_assembly() =>
        Assert.True(Plan("[MemFormattable(Encoding = MemEncoding.Compact)] public partial record struct Value(float X, double Y) { public float Z = 0; }".Replace("double Y", "float Y"), "Value").IsBlock);

    [Fact]
    public void A_member_that_is_a_block_lies_in_the_fixed_block()
    {
        var plan = Plan(Struct("public Pair P; public Loose L; public Pair? N; public List<Pair> Ps;"), "Value");
        Assert.Equal((WirePlace.Fixed, 8), (plan.Member("P").Place, plan.Member("P").Size));
        Assert.Equal(WirePlace.Rest, plan.Member("L").Place);
        Assert.Equal(WirePlace.Present, plan.Member("N").Place);
        Assert.Equal(WirePlace.Rest, plan.Member("Ps").Place);
    }

    private static string Struct(string members) => $$"""
        public enum Kind { A }
        [MemFormattable] public partial struct Pair { public int A; public int B; }
        [MemFormattable] public partial struct Loose { public bool A; }
        [MemFormattable] public partial struct Value { {{members}} }
        """;
}
