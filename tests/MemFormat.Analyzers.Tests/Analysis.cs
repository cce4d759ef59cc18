using System.Collections.Immutable;
using MemFormat.Generator;
using MemFormat.Generator.Tests;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Xunit;

namespace MemFormat.Analyzers.Tests;

/// <summary>Builds users' code as their compiler does: the generator first, then the analyzers over all of it.</summary>
internal static class Analysis
{
    /// <summary>Every analyzer of the assembly, as the compiler finds them.</summary>
    public static ImmutableArray<DiagnosticAnalyzer> Analyzers { get; } =
    [
        .. typeof(MemFormatAnalyzer).Assembly.GetTypes()
            .Where(type => type.IsDefined(typeof(DiagnosticAnalyzerAttribute), inherit: false))
            .Select(type => (DiagnosticAnalyzer)Activator.CreateInstance(type)!),
    ];

    /// <summary>Code in which <c>[|</c> and <c>|]</c> enclose what a diagnostic points to.</summary>
    public static async Task AssertReports(string id, string marked, params MetadataReference[] references)
    {
        var start = marked.IndexOf("[|", StringComparison.Ordinal);
        var end = marked.IndexOf("|]", StringComparison.Ordinal) - 2;
        Assert.True(start >= 0 && end > start, "The code marks no place.");
        var text = marked.Replace("[|", "").Replace("|]", "");
        var found = (await Analyze(text, references)).Where(d => d.Id == id).ToList();
        var diagnostic = Assert.Single(found);
        Assert.Equal(marked[(start + 2)..(end + 2)], text[diagnostic.Location.SourceSpan.Start..diagnostic.Location.SourceSpan.End]);
        Assert.Equal(start, diagnostic.Location.SourceSpan.Start);
        Assert.Equal("", diagnostic.Descriptor.HelpLinkUri);
        Assert.DoesNotContain("{", diagnostic.GetMessage());
    }

    /// <summary>Nothing to complain about, for analyzers, generator and compiler.</summary>
    public static async Task AssertClean(string text, params MetadataReference[] references)
    {
        Assert.Equal(
            [], Generate(text, references).Output.GetDiagnostics().Where(d => d.Severity == DiagnosticSeverity.Error).Select(d => d.ToString()));
        Assert.Equal([], (await Analyze(text, references)).Select(d => d.ToString()));
    }

    /// <summary>What the generator and the analyzers report. What <c>#pragma</c> turns off is left out.</summary>
    public static async Task<ImmutableArray<Diagnostic>> Analyze(string text, params MetadataReference[] references)
    {
        var (output, generated) = Generate(text, references);
        return generated.RemoveAll(d => d.IsSuppressed).AddRange(await output.WithAnalyzers(Analyzers).GetAnalyzerDiagnosticsAsync());
    }

    /// <summary>As <see cref="Analyze"/>, in the newest language, with a file that another generator adds.</summary>
    public static async Task<ImmutableArray<Diagnostic>> AnalyzeWith(string text, string added)
    {
        var compilation = Source.CompileNewest(text);
        CSharpGeneratorDriver.Create(
            [new MemFormatGenerator().AsSourceGenerator(), new Other(added).AsSourceGenerator()], parseOptions: Source.Newest)
            .RunGeneratorsAndUpdateCompilation(compilation, out var output, out var generated);
        Assert.Equal([],
            output.GetDiagnostics().Where(d => d.Severity == DiagnosticSeverity.Error && !d.Id.StartsWith("MF", StringComparison.Ordinal))
                .Select(d => d.ToString()));
        return generated.AddRange(await output.WithAnalyzers(Analyzers).GetAnalyzerDiagnosticsAsync());
    }

    /// <summary>What is reported beyond that in a project that prints TypeScript.</summary>
    public static async Task<ImmutableArray<Diagnostic>> AnalyzeTypeScript(
        string text,
        (string Name, string Value)[] properties,
        params MetadataReference[] references)
    {
        var all = properties.Prepend((Name: "MemFormatTypeScriptOutput", Value: "web")).GroupBy(p => p.Name).Select(g => g.Last()).ToArray();
        return await Generate(text, references).Output.WithAnalyzers([new TypeScriptAnalyzer()], new AnalyzerOptions([], new ProjectOptions(all)))
            .GetAnalyzerDiagnosticsAsync();
    }

    /// <summary>What the analyzers report in a project with properties.</summary>
    public static async Task<ImmutableArray<Diagnostic>> AnalyzeProject(string text, params (string Name, string Value)[] properties) =>
        await Generate(text).Output.WithAnalyzers(Analyzers, new AnalyzerOptions([], new ProjectOptions(properties))).GetAnalyzerDiagnosticsAsync();

    /// <summary>The code with what the generator added, and what the generator itself reported.</summary>
    public static (Compilation Output, ImmutableArray<Diagnostic> Diagnostics) Generate(string text, params MetadataReference[] references) =>
        Generate(text, null, references);

    /// <summary>As <see cref="Generate(string, MetadataReference[])"/>, with an <c>.editorconfig</c>.</summary>
    public static (Compilation Output, ImmutableArray<Diagnostic> Diagnostics) Generate(
        string text,
        SyntaxTreeOptionsProvider? severities,
        MetadataReference[] references)
    {
        var compilation = Compile(text, references);
        CSharpGeneratorDriver.Create([new MemFormatGenerator().AsSourceGenerator()], parseOptions: Source.ParseOptions)
            .RunGeneratorsAndUpdateCompilation(
                compilation.WithOptions(compilation.Options.WithSyntaxTreeOptionsProvider(severities)), out var output, out var diagnostics);
        return (output, diagnostics);
    }

    /// <summary>An assembly of another project, as it is referenced. Unless said, it lets classes of others derive from its own.</summary>
    public static MetadataReference Library(string body, bool generate = true, bool emitsSchema = false, bool derivedElsewhere = true)
    {
        var defaults = $"[assembly: MemFormat.MemFormatDefaults(DerivedElsewhere = {(derivedElsewhere ? "true" : "false")})]";
        var compilation = CSharpCompilation.Create(
            "Library", [Source.Parse(Source.Shop(body), "Library.cs"), Source.Parse(defaults, "Defaults.cs")], References.All, Source.Strict);
        Compilation output = compilation;
        if (generate)
        {
            CSharpGeneratorDriver.Create([new MemFormatGenerator().AsSourceGenerator()], parseOptions: Source.ParseOptions,
                optionsProvider: emitsSchema ? ProjectOptions.EmitSchema : null)
                .RunGeneratorsAndUpdateCompilation(compilation, out output, out _);
        }

        using var image = new MemoryStream();
        Assert.True(output.Emit(image).Success);
        return MetadataReference.CreateFromImage(image.ToArray());
    }

    private static CSharpCompilation Compile(string text, MetadataReference[] references) =>
        CSharpCompilation.Create("Users", [Source.Parse(text, "User.cs")], References.All.Concat(references),
            Source.Strict.WithGeneralDiagnosticOption(ReportDiagnostic.Default).WithAllowUnsafe(true));

    /// <summary>A generator that adds a file, which MemFormat's does not see.</summary>
    internal sealed class Other(string text) : IIncrementalGenerator
    {
        public void Initialize(IncrementalGeneratorInitializationContext context) =>
            context.RegisterSourceOutput(context.CompilationProvider, (output, _) => output.AddSource("Other.g.cs", text));
    }
}
