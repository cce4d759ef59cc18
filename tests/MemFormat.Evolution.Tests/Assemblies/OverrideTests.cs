namespace MemFormat.Evolution.Tests;

/// <summary>A library leaves a getter to derived classes: it has no value to store, an override has.</summary>
[Row("Ship a new version of a library")]
public class OverrideTests
{
    private const string Library = """
        namespace Lib;
        [MemFormattable] public abstract partial class Base
        {
            public abstract string Kind { get; }
            public virtual int Rank => 1;
            public abstract List<int> Marks { get; }
            public int A { get; set; }
        }
        """;

    [Theory]
    [InlineData("[MemMember] public override string Kind { get; } = \"own\"; [MemMember] public override int Rank { get; } = 5;")]
    [InlineData("[MemMember] private string _kind = \"own\"; public override string Kind => _kind; [MemMember] private int _rank = 5; public override int Rank => _rank;")]
    public void What_only_an_override_can_give_a_value_is_stored_by_the_derived_class(string members)
    {
        var library = Compiler.Compile("Library", Library);
        var newer = Compiler.Compile(
            "Library", Library.Replace("public int A", "public int B { get; set; } = 2; public int A", StringComparison.Ordinal));
        var program = Compiler.Compile("Program", $$"""
            [MemFormattable] public partial class Derived : Lib.Base
            {
                {{members}}
                public override List<int> Marks { get; } = [];
                public static Derived Of(string kind, int rank) { var made = new Derived(); Set(made, 0, kind); Set(made, 1, rank); made.Marks.Add(7); return made; }
                private static void Set(Derived made, int at, object value) =>
                    typeof(Derived).GetFields(System.Reflection.BindingFlags.Instance | System.Reflection.BindingFlags.NonPublic).First(f => f.Name.Contains(at == 0 ? "ind" : "ank")).SetValue(made, value);
            }
            """, library);
        using var first = new World(library, program);
        using var second = new World(newer, program);
        object Value(World world) => world.Type("Derived").GetMethod("Of")!.Invoke(null, ["k", 9])!;
        Crossing.Reads(first, Value(first), first, "{A=0 Kind=k Marks=[7] Rank=9}");
        Crossing.Reads(first, Value(first), second, "{A=0 B=2 Kind=k Marks=[7] Rank=9}");
        Crossing.Reads(second, Value(second), first, "{A=0 Kind=k Marks=[7] Rank=9}");
    }
}
