using Microsoft.CodeAnalysis;
using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>Diagnostics are the user's to turn off; a build without analyzers has all errors.</summary>
public sealed class SuppressionTests
{
    [Fact]
    public async Task Pragmas_and_attributes_suppress_warnings()
    {
        const string Code = "[MemFormattable] public partial class Order { public int A { get; } }";
        Assert.Equal(["MF008"], (await Analyze(Shop(Code))).Select(d => d.Id));
        Assert.Empty(await Analyze(Shop($"#pragma warning disable MF008\n{Code}\n#pragma warning restore MF008")));
        Assert.Empty(await Analyze(Shop("[MemFormattable] public partial class Order { [System.Diagnostics.CodeAnalysis.SuppressMessage(\"MemFormat\", \"MF008\")] public int A { get; } }")));
    }

    [Fact]
    public async Task Pragmas_work_for_errors_of_the_generator()
    {
        const string Code = "[MemFormattable] public class Order { public int A { get; set; } }";
        Assert.Equal(["MF001"], (await Analyze(Shop(Code))).Select(d => d.Id));
        Assert.Empty(await Analyze(Shop($"#pragma warning disable MF001\n{Code}\n#pragma warning restore MF001")));
    }

    /// <summary>The compiler runs no analyzer beside errors in declarations, so the generator alone reports each error, at its place.</summary>
    [Fact]
    public async Task Each_mistake_is_one_error_whatever_else_is_wrong()
    {
        var text = Shop("""
            [MemFormattable] public class Order { public int A { get; set; } public Missing? B() => null; }
            [MemFormattable] public partial class Line { public Exception? A { get; set; } public object? B { get; set; } }
            [MemFormattable] public partial class Derived : Line { public int C { get; set; } }
            [MemFormattable] public partial class Right { public int A { get; } }
            [MemFormatRoot(typeof(int))] public partial class Roots;
            """);
        var (_, diagnostics) = Generate(text);
        Assert.Equal(
            [
                "MF001 Order: Declare 'Shop.Order' partial, so that MemFormat can add the codec of 'Shop.Order' to it",
                "MF002 A: MemFormat cannot store 'Shop.Line.A' of the type 'System.Exception?': 'System.Exception' belongs to another assembly and has no codec; name a surrogate for it with [assembly: MemSurrogate], or mark the member with [MemIgnore]",
                "MF007 B: MemFormat does not store 'Shop.Line.B' of the type 'object?': a payload must not choose types; declare the type that you mean, or list the types of the objects with [MemUnion] on the member",
                "MF009 Roots: MemFormat cannot generate a codec for 'Shop.Roots': derive the class with [MemFormatRoot] from MemFormatContext",
            ],
            diagnostics.Select(d => $"{d.Id} {text[d.Location.SourceSpan.Start..d.Location.SourceSpan.End]}: {d.GetMessage()}").Order());
        Assert.Equal(["MF001", "MF002", "MF007", "MF008", "MF009"], (await Analyze(text)).Select(d => d.Id).Order());
    }

    [Fact]
    public void A_context_with_a_wrong_root_has_the_others()
    {
        var (output, diagnostics) = Generate(Shop("""
            public class Wrong { public int A { get; set; } }
            [MemFormatRoot(typeof(Wrong)), MemFormatRoot(typeof(List<int>))] public partial class Roots : MemFormatContext;
            """));
        Assert.Equal(["MF002"], diagnostics.Select(d => d.Id));
        Assert.Equal([], output.GetDiagnostics().Where(d => d.Severity == DiagnosticSeverity.Error).Select(d => d.ToString()));
    }

    [Fact]
    public void A_wrong_type_does_not_make_errors_in_the_code_of_others()
    {
        var (output, diagnostics) = Generate(Shop("""
            [MemFormattable] public class Wrong { public int A { get; set; } }
            [MemFormattable] public partial class Order { public List<Wrong>? A { get; set; } }
            [MemFormattable] public partial class Orders { public Dictionary<int, Order>? A { get; set; } }
            [MemFormatRoot(typeof(Orders)), MemFormatRoot(typeof(int))] public partial class Roots : MemFormatContext;
            public static class Calls { public static byte[] Write(List<Wrong> a, Orders b, int c) => [.. MemFormatSerializer.Serialize(a), .. MemFormatSerializer.Serialize(b), .. MemFormatSerializer.Serialize(c)]; }
            """));
        Assert.Equal(["MF001"], diagnostics.Select(d => d.Id));
        Assert.Equal([], output.GetDiagnostics().Where(d => d.Severity == DiagnosticSeverity.Error).Select(d => d.ToString()));
        Assert.Equal(["Microsoft.CodeAnalysis.EmbeddedAttribute.cs", "MemFormat.TypeScript.g.cs", "MemFormat.Interceptors.g.cs",
            "Shop.Roots.MemFormatContext.g.cs"], output.SyntaxTrees.Skip(1).Select(t => Path.GetFileName(t.FilePath)));
    }

    [Fact]
    public async Task Types_that_are_not_annotated_are_nobodys_concern() =>
        Assert.Empty(await Analyze(Shop("public class Order { public object? A { get; } [MemIgnore] public static int B; }")));
}
