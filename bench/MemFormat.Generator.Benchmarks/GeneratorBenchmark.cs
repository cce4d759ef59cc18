using System.Text;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Benchmarks;

/// <summary>Runs fresh drivers in a warmed process: first runs, and runs after an edit.</summary>
internal static class GeneratorBenchmark
{
    private const int WarmUps = 10;

    public static GeneratorFigures Run(int types, int runs)
    {
        var project = new Project(types);
        CheckThatItCompiles(project);
        for (var i = 0; i < WarmUps; i++)
        {
            var warm = Project.Driver(trackSteps: false).RunGenerators(project.Compile());
            warm.RunGenerators(project.EditMember(project.Compile()));
        }

        var tracked = Project.Driver(trackSteps: true).RunGenerators(project.Compile());
        var sources = tracked.GetRunResult().Results.Single().GeneratedSources;
        return new GeneratorFigures(
            types,
            sources.Length,
            sources.Sum(s => (long)Encoding.UTF8.GetByteCount(s.SourceText.ToString())) / (double)types,
            [
                new("cold", RunCost.Measure(runs, () => (Project.Driver(false), project.Compile())), OutputCounts.Of(tracked), "150 ms, 60 MB"),
                AfterEdit("unrelated edit", project.EditUnrelated, "25 ms, 0 executed"),
                AfterEdit("comment in a type's file", project.EditComment, "0 modified"),
                AfterEdit("one-member edit", project.EditMember, "2 modified"),
            ]);

        GeneratorFigures.Row AfterEdit(string name, Func<Compilation, Compilation> edit, string budget)
        {
            var cost = RunCost.Measure(runs, () =>
            {
                var compilation = project.Compile();
                return (Project.Driver(false).RunGenerators(compilation), edit(compilation));
            });
            var before = project.Compile();
            var driver = Project.Driver(trackSteps: true).RunGenerators(before).RunGenerators(edit(before));
            return new GeneratorFigures.Row(name, cost, OutputCounts.Of(driver), budget);
        }
    }

    private static void CheckThatItCompiles(Project project)
    {
        Project.Driver(trackSteps: false).RunGeneratorsAndUpdateCompilation(project.Compile(), out var compilation, out var diagnostics);
        var errors = diagnostics.Concat(compilation.GetDiagnostics()).Where(d => d.Severity == DiagnosticSeverity.Error).ToArray();
        if (errors.Length > 0)
        {
            throw new InvalidOperationException($"{errors.Length} errors in the generated project, first: {errors[0]}");
        }
    }
}
