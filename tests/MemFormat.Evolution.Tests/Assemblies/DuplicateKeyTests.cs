namespace MemFormat.Evolution.Tests;

[Row("Ship a new version of a library")]
public class DuplicateKeyTests
{
    [Theory]
    [InlineData("public int A { get; set; }", "public int A { get; set; } public int X { get; set; }", "public int X { get; set; }", "Derived.X",
        "Base.X")]
    [InlineData("public int A { get; set; }", "public int A { get; set; } [MemFormerName(\"X\")] public int Y { get; set; }",
        "public int X { get; set; }", "Derived.X", "Base.Y")]
    [InlineData("[MemMember(1)] public int A { get; set; }", "[MemMember(1)] public int A { get; set; } [MemMember(2)] public int B { get; set; }",
        "[MemMember(2)] public int X { get; set; }", "Derived.X", "Base.B")]
    public void A_key_taken_twice_over_the_chain_is_an_error_at_composition_that_names_both(
        string before,
        string after,
        string member,
        string derived,
        string inherited)
    {
        var first = Compiler.Compile("Library", $"namespace Lib; [MemFormattable] public partial class Base {{ {before} }}");
        var second = Compiler.Compile("Library", $"namespace Lib; [MemFormattable] public partial class Base {{ {after} }}");
        var program = Compiler.Compile("Program",
            $"[MemFormattable] public partial class Derived : Lib.Base {{ {member} }} [MemFormattable] public partial class Outer {{ public List<Derived> All {{ get; set; }} = []; }}", first);
        using var old = new World(first, program);
        var payload = old.Write("Derived", old.New("Derived", ("A", 1), ("X", 2)));
        Assert.Equal("{A=1 X=2}", old.Read("Derived", payload));

        using var world = new World(second, program);
        foreach (var type in (string[])["Derived", "Outer"])
        {
            var error = Assert.Throws<InvalidOperationException>(() => world.Write(type, world.New(type)));
            Assert.Contains(derived, error.Message, StringComparison.Ordinal);
            Assert.Contains(inherited, error.Message, StringComparison.Ordinal);
        }

        Assert.Throws<InvalidOperationException>(() => world.Read("Derived", payload));
    }

    [Fact, FinePoint("Ids")]
    public void A_chain_is_all_by_name_or_all_by_id()
    {
        var library = Compiler.Compile(
            "Library", "namespace Lib; [MemFormattable] public partial class Base { [MemMember(1)] public int A { get; set; } }");
        Assert.NotEmpty(Compiler.Errors("[MemFormattable] public partial class Derived : Lib.Base { public int X { get; set; } }", library));
    }

    [Fact]
    public void A_base_class_that_came_to_be_numbered_is_an_error_at_composition()
    {
        var first = Compiler.Compile("Library", "namespace Lib; [MemFormattable] public partial class Base { public int A { get; set; } }");
        var second = Compiler.Compile(
            "Library", "namespace Lib; [MemFormattable] public partial class Base { [MemMember(1)] public int A { get; set; } }");
        var program = Compiler.Compile("Program", "[MemFormattable] public partial class Derived : Lib.Base { public int X { get; set; } }", first);
        using var world = new World(second, program);
        var error = Assert.Throws<InvalidOperationException>(() => world.Write("Derived", world.New("Derived")));
        Assert.Contains("Derived", error.Message, StringComparison.Ordinal);
        Assert.Contains("Base", error.Message, StringComparison.Ordinal);
    }

    [Fact, FinePoint("Ids")]
    public void Ids_are_1_and_up() =>
        Assert.Contains("an id of 1 or more",
            Assert.Single(Compiler.Errors("[MemFormattable] public partial class C { [MemMember(0)] public int X { get; set; } }"),
                e => e.Contains("0", StringComparison.Ordinal)));
}
