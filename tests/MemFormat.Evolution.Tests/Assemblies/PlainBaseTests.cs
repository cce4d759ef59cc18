namespace MemFormat.Evolution.Tests;

[Row("Inherit from a class without the attribute")]
public class PlainBaseTests
{
    private const string First =
        "namespace Lib; public class Base { public int A { get; set; } public string? B { get; protected set; } protected Base() { } public Base SetB(string b) { B = b; return this; } }";
    private const string Derived = "[MemFormattable] public partial class Derived : Lib.Base { public int D { get; set; } }";
    private const string Flat =
        "[MemFormattable] public partial class Derived { public int D { get; set; } public string? B { get; set; } public int A { get; set; } }";

    [Fact]
    public void Members_of_a_base_class_without_the_attribute_count_like_the_types_own()
    {
        var library = Compiler.Compile("Library", First);
        using var derived = new World(library, Compiler.Compile("Program", Derived, library));
        using var flat = new World(Compiler.Compile("Program", Flat));
        using var inside =
            new World(Compiler.Compile("Program", Derived + First.Replace("namespace Lib;", "namespace Lib {", StringComparison.Ordinal) + "}"));
        Assert.Equal(flat.Codec("Derived").RootSchema.Descriptor, inside.Codec("Derived").RootSchema.Descriptor);
        Assert.Equal(flat.Codec("Derived").RootSchema.Descriptor, derived.Codec("Derived").RootSchema.Descriptor);
        var payload = flat.Write("Derived", flat.New("Derived", ("A", 1), ("B", "b"), ("D", 2)));
        Assert.Equal("{A=1 B=b D=2}", derived.Read("Derived", payload));
        Assert.Equal("{A=1 B=b D=2}", inside.Read("Derived", payload));
    }

    [Fact]
    public void What_such_a_base_class_gains_is_stored_when_the_derived_class_is_compiled_again()
    {
        var first = Compiler.Compile("Library", First);
        var second = Compiler.Compile(
            "Library", First.Replace("public int A", "public int C { get; set; } = 3; public int A", StringComparison.Ordinal));
        using var old = new World(second, Compiler.Compile("Program", Derived, first));
        using var recompiled = new World(second, Compiler.Compile("Program", Derived, second));
        var payload = old.Write("Derived", old.New("Derived", ("A", 1), ("C", 9), ("D", 2)));
        Assert.Equal("{A=1 B=null C=3 D=2}", recompiled.Read("Derived", payload));
        payload = recompiled.Write("Derived", recompiled.New("Derived", ("A", 1), ("C", 9), ("D", 2)));
        Assert.Equal("{A=1 B=null C=3 D=2}", old.Read("Derived", payload));
    }

    [Fact, Row("Move a member to a base class in another assembly")]
    public void A_base_class_that_gets_the_attribute_is_resolved()
    {
        var first = Compiler.Compile("Library", "namespace Lib; public class Base { public int A { get; set; } public string? B { get; set; } }");
        var second = Compiler.Compile(
            "Library", "namespace Lib; [MemFormattable] public partial class Base { public int A { get; set; } public string? B { get; set; } }");
        using var plain = new World(first, Compiler.Compile("Program", Derived, first));
        using var generated = new World(second, Compiler.Compile("Program", Derived, second));
        using var half = new World(second, Compiler.Compile("Program", Derived, first));
        Assert.Equal(plain.Codec("Derived").RootSchema.Descriptor, half.Codec("Derived").RootSchema.Descriptor);
        Assert.NotEqual(plain.Codec("Derived").RootSchema.Descriptor, generated.Codec("Derived").RootSchema.Descriptor);
        foreach (var writer in (World[])[plain, generated, half])
        {
            var payload = writer.Write("Derived", writer.New("Derived", ("A", 1), ("B", "b"), ("D", 2)));
            foreach (var reader in (World[])[plain, generated, half])
                Assert.Equal("{A=1 B=b D=2}", reader.Read("Derived", payload));
        }
    }
}
