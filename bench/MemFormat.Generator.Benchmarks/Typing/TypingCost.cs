using System.Collections.Immutable;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace MemFormat.Generator.Benchmarks.Typing;

/// <summary>
/// What a keystroke costs in an open workspace: the generator runs, and the file that is edited gets its diagnostics, as
/// an editor asks for them.
/// </summary>
internal static class TypingCost
{
    private const int WarmUps = 20;

    /// <param name="types">How many types the project has.</param>
    /// <param name="runs">How many keystrokes; the median counts.</param>
    public static async Task<IReadOnlyList<(string Project, double Milliseconds)>> Run(int types, int runs)
    {
        ImmutableArray<DiagnosticAnalyzer> analyzers =
        [
            .. Assembly.Load("MemFormat.Analyzers").GetTypes().Where(t => t.IsDefined(typeof(DiagnosticAnalyzerAttribute), inherit: false))
                .Select(t => (DiagnosticAnalyzer)Activator.CreateInstance(t, nonPublic: true)!),
        ];
        return
        [
            ("nothing", await Type(types, runs, null, []).ConfigureAwait(false)),
            ("generator", await Type(types, runs, new EditorParts(new MemFormatGenerator().AsSourceGenerator()), []).ConfigureAwait(false)),
            ("generator and analyzers", await Type(types, runs, new EditorParts(new MemFormatGenerator().AsSourceGenerator()), analyzers).ConfigureAwait(false)),
        ];
    }

    private static async Task<double> Type(int types, int runs, EditorParts? parts, ImmutableArray<DiagnosticAnalyzer> analyzers)
    {
        using var workspace = new AdhocWorkspace();
        var project = Open(workspace, types, parts);
        var edited = project.Documents.First(d => d.Name == $"Type{types / 2}.cs").Id;
        var costs = new List<double>();
        var text = Corpus.Type(types / 2);
        for (var i = 0; i < WarmUps + runs; i++)
        {
            var typed = text.Insert(text.IndexOf("public string Title", StringComparison.Ordinal), $"// {new string('x', i)}\n    ");
            project = project.Solution.WithDocumentText(edited, SourceText.From(typed)).GetProject(project.Id)!;
            var start = Environment.CpuUsage.TotalTime;
            var compilation = (await project.GetCompilationAsync().ConfigureAwait(false))!;
            var tree = (await project.GetDocument(edited)!.GetSyntaxTreeAsync().ConfigureAwait(false))!;
            var model = compilation.GetSemanticModel(tree);
            var found = model.GetDiagnostics().Length;
            if (!analyzers.IsEmpty)
            {
                var asked = compilation.WithAnalyzers(analyzers);
                found += (await asked.GetAnalyzerSyntaxDiagnosticsAsync(tree, default).ConfigureAwait(false)).Length;
                found += (await asked.GetAnalyzerSemanticDiagnosticsAsync(model, null, default).ConfigureAwait(false)).Length;
            }

            if (i >= WarmUps)
                costs.Add((Environment.CpuUsage.TotalTime - start).TotalMilliseconds);
            if (found > 0)
                throw new InvalidOperationException($"The project has {found} diagnostics.");
        }

        costs.Sort();
        return costs[costs.Count / 2];
    }

    private static Microsoft.CodeAnalysis.Project Open(AdhocWorkspace workspace, int types, EditorParts? parts)
    {
        var id = ProjectId.CreateNewId();
        var solution = workspace.CurrentSolution.AddProject(ProjectInfo.Create(
            id, VersionStamp.Default, "Shop", "Shop", LanguageNames.CSharp, parseOptions: Project.ParseOptions,
            compilationOptions: new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable),
            metadataReferences: Project.References, analyzerReferences: parts is null ? [] : [parts]));
        for (var i = 0; i < types; i++)
            solution = solution.AddDocument(DocumentId.CreateNewId(id), $"Type{i}.cs", Corpus.Type(i), filePath: $"Type{i}.cs");
        return solution.GetProject(id)!;
    }
}
