using Microsoft.CodeAnalysis;
using Xunit;
using static MemFormat.Analyzers.Tests.Analysis;
using static MemFormat.Generator.Tests.Source;

namespace MemFormat.Analyzers.Tests;

/// <summary>Diagnostics are the user's to turn off; a build without analyzers is not mute.</summary>
public sealed class SuppressionTests
{
    [Fact]
    public async Task Pragmas_work()
    {
        const string Code = "[MemFormattable] public partial class Order { public int A { get; } }";
        Assert.Equal(["MF008"], (await Analyze(Shop(Code))).Select(d => d.Id));
        Assert.Empty(await Analyze(Shop($"#pragma warning disable MF008\n{Code}\n#pragma warning restore MF008")));
        Assert.Empty(await Analyze(Shop("[MemFormattable] public partial class Order { [System.Diagnostics.CodeAnalysis.SuppressMessage(\"MemFormat\", \"MF008\")] public int A { get; } }")));
    }

    [Fact]
    public void The_generator_alone_reports_each_skipped_type_with_its_first_error()
    {
        var (_, diagnostics) = Generate(Shop("""
            [MemFormattable] public class Order { public int A { get; set; } }
            [MemFormattable] public partial class Line { public Exception? A { get; set; } public object? B { get; set; } }
            [MemFormattable] public partial class Right { public int A { get; } }
            [MemFormatRoot(typeof(int))] public partial class Roots;
            """));
        Assert.Equal(["MF014", "MF014", "MF014"], diagnostics.Select(d => d.Id));
        Assert.All(diagnostics, d => Assert.Equal((Location.None, DiagnosticSeverity.Error), (d.Location, d.Severity)));
        Assert.Equal(
            [
                "MemFormat generated no code for 'Shop.Line', because it has an error: MF002: MemFormat cannot store 'Shop.Line.A' of the type 'System.Exception?': it belongs to another assembly and has no codec; name a surrogate for it with [assembly: MemSurrogate], or mark the member with [MemIgnore]",
                "MemFormat generated no code for 'Shop.Order', because it has an error: MF001: Declare 'Shop.Order' partial, so that MemFormat can add the codec of 'Shop.Order' to it",
                "MemFormat generated no code for 'Shop.Roots', because it has an error: MF009: MemFormat cannot generate a codec for 'Shop.Roots': derive the class with [MemFormatRoot] from MemFormatContext",
            ],
            diagnostics.Select(d => d.GetMessage()).Order());
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
        Assert.Equal(["MF014"], diagnostics.Select(d => d.Id));
        Assert.Equal([], output.GetDiagnostics().Where(d => d.Severity == DiagnosticSeverity.Error).Select(d => d.ToString()));
        Assert.Equal(["MemFormat.Interceptors.g.cs", "Shop.Roots.MemFormatContext.g.cs"], output.SyntaxTrees.Skip(1).Select(t => Path.GetFileName(t.FilePath)));
    }

    [Fact]
    public async Task Types_that_are_not_annotated_are_nobodys_concern() =>
        Assert.Empty(await Analyze(Shop("public class Order { public object? A { get; } [MemMember] public static int B; }")));
}
