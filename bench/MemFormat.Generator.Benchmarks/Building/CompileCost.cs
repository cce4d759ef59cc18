using System.Diagnostics;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace MemFormat.Generator.Benchmarks.Building;

/// <summary>
/// What the compiler alone takes in processor time for what a project and the generator write: text parsed, bound and
/// emitted in a process that has done so before.
/// </summary>
internal static class CompileCost
{
    private const int WarmUps = 12;

    /// <summary>Parses as a build without a documentation file does.</summary>
    private static readonly CSharpParseOptions s_parsing = Project.ParseOptions.WithDocumentationMode(DocumentationMode.None);

    /// <param name="types">How many types the project has.</param>
    /// <param name="runs">How often each is compiled, in turns; the median counts.</param>
    public static IReadOnlyList<(string Project, double Milliseconds)> Run(int types, int runs)
    {
        var projects = Projects(types);
        for (var i = 0; i < WarmUps; i++)
        {
            foreach (var project in projects)
                Compile(project.Texts);
        }

        var costs = projects.Select(p => (p.Name, Milliseconds: new double[runs])).ToArray();
        for (var run = 0; run < runs; run++)
        {
            for (var i = 0; i < projects.Length; i++)
                costs[i].Milliseconds[run] = Measure(projects[i].Texts);
        }

        return [.. costs.Select(c => (c.Name, c.Milliseconds.Order().ElementAt(runs / 2)))];
    }

    private static (string Name, string[] Texts)[] Projects(int types)
    {
        string[] classes = [.. Enumerable.Range(0, types).Select(i => Corpus.Type(i))];
        string[] plain = [.. classes.Select(BuiltProject.Plain)];
        return
        [
            ("plain classes", plain),
            ("with emitted code", WithEmitted([.. classes.Select(BuiltProject.Unsealed)])),
            ("with emitted code, sealed classes", WithEmitted(classes)),
        ];
    }

    private static string[] WithEmitted(string[] texts)
    {
        var run = Project.Driver(new MemFormatGenerator()).RunGenerators(Compilation(texts)).GetRunResult();
        return [.. texts, .. run.Results.Single().GeneratedSources.Select(s => s.SourceText.ToString())];
    }

    private static double Measure(string[] texts)
    {
        GC.Collect();
        var before = Process.GetCurrentProcess().TotalProcessorTime;
        Compile(texts);
        return (Process.GetCurrentProcess().TotalProcessorTime - before).TotalMilliseconds;
    }

    private static void Compile(string[] texts)
    {
        using var image = new MemoryStream();
        var result = Compilation(texts).Emit(image);
        if (!result.Success)
            throw new InvalidOperationException(result.Diagnostics.First(d => d.Severity == DiagnosticSeverity.Error).ToString());
    }

    private static CSharpCompilation Compilation(string[] texts) => CSharpCompilation.Create(
        "Shop",
        texts.Select((text, i) => CSharpSyntaxTree.ParseText(text, s_parsing, $"File{i}.cs", Encoding.UTF8)),
        Project.References,
        new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable, optimizationLevel: OptimizationLevel.Release, concurrentBuild: false));
}
