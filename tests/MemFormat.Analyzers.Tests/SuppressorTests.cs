using System.Collections.Immutable;
using MemFormat.Analyzers.Suppression;
using MemFormat.Generator.Tests;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Xunit;

namespace MemFormat.Analyzers.Tests;

/// <summary>Warnings of others that serialization makes untrue are taken back, and no others.</summary>
public sealed class SuppressorTests
{
    [Theory]
    [InlineData("CS8618",
        "[MemFormattable] public partial class Order { private Order() { } public Order(string a) => A = a; public string A { get; set; } }", true)]
    [InlineData("CS8618", "[MemFormattable] public partial class Order { public Order() { } public string A { get; set; } }", false)]
    [InlineData("CS8618",
        "[MemFormattable] public partial class Order { private Order() { } public static Order Make() => new(); [MemIgnore] public string A { get; set; } }", false)]
    [InlineData("CS8618", "public partial class Order { private Order() { } public static Order Make() => new(); public string A { get; set; } }",
        false)]
    public async Task Warnings_of_the_compiler(string id, string code, bool isSuppressed) =>
        Assert.Equal(isSuppressed, Assert.Single(await All(code, id)).IsSuppressed);

    [Theory]
    [InlineData("IDE0044", "[MemFormattable] public partial class Order { [MemMember] private int _a; public int A => _a; }", "_a", true)]
    [InlineData("IDE0044", "[MemFormattable] public partial class Order { private int _a; public int A => _a; }", "_a", false)]
    [InlineData("CS0649", "[MemFormattable] public partial class Order { [MemMember] private int _a; public int A => _a; }", "_a", true)]
    [InlineData("CS0169", "[MemFormattable] public partial class Order { [MemMember] private int _a; }", "_a", true)]
    [InlineData("IDE0051", "[MemFormattable] public partial class Order { [MemMember] private int A { get; set; } }", "A", true)]
    [InlineData("IDE0051",
        "[MemFormattable] public partial class Order { private Order() { } public Order(int a) => A = a; public int A { get; set; } }", "Order() ",
        true)]
    [InlineData("IDE0051", "[MemFormattable] public partial class Order { private void A() { } }", "A()", false)]
    [InlineData("CA1822", "[MemFormattable] public partial class Order { public int A { get => 1; set { } } }", "A", true)]
    [InlineData("CA1812", "[MemFormattable] internal sealed partial class Order;", "Order", true)]
    [InlineData("CA1812", "[MemFormatRoot(typeof(int))] internal sealed partial class Roots : MemFormatContext;", "Roots", true)]
    [InlineData("CA1812", "internal sealed class Order;", "Order", false)]
    public async Task Warnings_about_what_MemFormat_uses_are_suppressed(string id, string code, string place, bool isSuppressed)
    {
        var found = await All(code, id, new Pointer(id, place));
        Assert.Equal(
            isSuppressed, Assert.Single(found, d => d.GetMessage() == "pointed" && d.Location.SourceTree!.FilePath == "User.cs").IsSuppressed);
    }

    private static async Task<ImmutableArray<Diagnostic>> All(string code, string id, params DiagnosticAnalyzer[] more)
    {
        var compilation = Analysis.Generate(Source.Shop(code)).Output
            .WithAnalyzers([new SerializationSuppressor(), .. more],
                new CompilationWithAnalyzersOptions(new AnalyzerOptions([]), null, true, false, reportSuppressedDiagnostics: true));
        return [.. (await compilation.GetAllDiagnosticsAsync()).Where(d => d.Id == id)];
    }

#pragma warning disable RS1001, RS1017, RS1036, RS1041, RS2008 // An analyzer of the tests alone.
    /// <summary>Stands in for an analyzer: it reports a rule at the first place with a text.</summary>
    private sealed class Pointer(string id, string place) : DiagnosticAnalyzer
    {
        private readonly DiagnosticDescriptor _rule = new(id, "t", "pointed", "c", DiagnosticSeverity.Warning, true);

        public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [_rule];

        public override void Initialize(AnalysisContext context)
        {
            context.EnableConcurrentExecution();
            context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
            context.RegisterSyntaxTreeAction(found =>
            {
                var start = found.Tree.ToString()
                    .IndexOf($" {place}", found.Tree.ToString().IndexOf("class", StringComparison.Ordinal), StringComparison.Ordinal) + 1;
                found.ReportDiagnostic(Diagnostic.Create(_rule, Location.Create(found.Tree, new(start, place.TrimEnd(' ', '(', ')').Length))));
            });
        }
    }
#pragma warning restore RS1001, RS1017, RS1036, RS1041, RS2008
}
