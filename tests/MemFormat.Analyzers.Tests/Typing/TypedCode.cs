using System.Collections.Immutable;
using MemFormat.CodeFixes.Base;
using MemFormat.Generator;
using MemFormat.Generator.Tests;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;

namespace MemFormat.Analyzers.Tests.Typing;

/// <summary>An editor in which code is typed: after each change come the generator, the analyzers and the fixes.</summary>
internal sealed class TypedCode
{
    private static readonly ImmutableArray<CodeFixProvider> s_fixes =
        [.. typeof(MemFormatFix).Assembly.GetTypes().Where(type => type.IsDefined(typeof(ExportCodeFixProviderAttribute), inherit: false))
            .Select(type => (CodeFixProvider)Activator.CreateInstance(type)!)];

    private static readonly CSharpCompilation s_empty = CSharpCompilation.Create(
        "Users", [], References.All, Source.Strict.WithGeneralDiagnosticOption(ReportDiagnostic.Default).WithAllowUnsafe(true));

    private readonly List<string> _failures = [];
    private GeneratorDriver _driver = CSharpGeneratorDriver.Create([new MemFormatGenerator().AsSourceGenerator()], parseOptions: Source.ParseOptions);

    /// <summary>What threw an exception, with the code.</summary>
    public IReadOnlyList<string> Failures => _failures;

    public async Task Type(string text)
    {
        var compilation = s_empty.AddSyntaxTrees(Source.Parse(text, "User.cs"));
        _driver = _driver.RunGeneratorsAndUpdateCompilation(compilation, out var output, out var reported);
        if (_driver.GetRunResult().Results[0].Exception is { } thrown)
            Fail("the generator", thrown, text);
        var options = new CompilationWithAnalyzersOptions(
            new AnalyzerOptions([]), (exception, analyzer, _) => Fail(analyzer.GetType().Name, exception, text), concurrentAnalysis: false,
            logAnalyzerExecutionTime: false);
        var found = await output.WithAnalyzers(Analysis.Analyzers, options).GetAnalyzerDiagnosticsAsync();
        await Fix(text, [.. reported.Concat(found).Where(d => d.Location.SourceTree?.FilePath == "User.cs")]);
    }

    private async Task Fix(string text, ImmutableArray<Diagnostic> diagnostics)
    {
        if (diagnostics.All(d => !s_fixes.Any(f => f.FixableDiagnosticIds.Contains(d.Id))))
            return;
        using var workspace = new AdhocWorkspace();
        var project = workspace.AddProject("Users", LanguageNames.CSharp)
            .WithMetadataReferences(References.All).WithParseOptions(Source.ParseOptions).WithCompilationOptions(s_empty.Options);
        var document = project.AddDocument("User.cs", text, filePath: "User.cs");
        foreach (var diagnostic in diagnostics)
        {
            foreach (var fix in s_fixes.Where(f => f.FixableDiagnosticIds.Contains(diagnostic.Id)))
            {
                try
                {
                    var actions = new List<CodeAction>();
                    await fix.RegisterCodeFixesAsync(
                        new CodeFixContext(document, diagnostic, (action, _) => actions.Add(action), CancellationToken.None));
                    foreach (var action in actions)
                        await action.GetOperationsAsync(CancellationToken.None);
                }
                catch (Exception exception) when (exception is not OperationCanceledException)
                {
                    Fail($"{fix.GetType().Name} for {diagnostic.Id}", exception, text);
                }
            }
        }
    }

    private void Fail(string what, Exception exception, string text)
    {
        lock (_failures)
            _failures.Add($"{what}: {exception}\n--- in\n{text}\n");
    }
}
