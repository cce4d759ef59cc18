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
        WarmUp(project, static () => new MemFormatGenerator());
        WarmUp(project, static () => new BindingFloor());
        var tracked = Project.Driver(new MemFormatGenerator(), trackSteps: true).RunGenerators(project.Compile());
        var sources = tracked.GetRunResult().Results.Single().GeneratedSources;
        return new GeneratorFigures(
            types,
            sources.Length,
            sources.Sum(s => (long)Encoding.UTF8.GetByteCount(s.SourceText.ToString())) / (double)types,
            [
                new("cold", Cold(project, runs, static () => new MemFormatGenerator()), OutputCounts.Of(tracked), "150 ms, 60 MB"),
                new("cold, floor", Cold(project, runs, static () => new BindingFloor()), null, ""),
                AfterEdit(project, runs, "unrelated edit", project.EditUnrelated, "25 ms, 0 executed"),
                new("unrelated edit, floor", Edited(project, runs, static () => new BindingFloor(), project.EditUnrelated), null, ""),
                AfterEdit(project, runs, "comment in a type's file", project.EditComment, "0 modified"),
                AfterEdit(project, runs, "one-member edit", project.EditMember, "2 modified"),
            ]);
    }

    private static void WarmUp(Project project, Func<IIncrementalGenerator> generator)
    {
        for (var i = 0; i < WarmUps; i++)
            Project.Driver(generator()).RunGenerators(project.Compile()).RunGenerators(project.EditMember(project.Compile()));
    }

    private static RunCost Cold(Project project, int runs, Func<IIncrementalGenerator> generator) =>
        RunCost.Measure(runs, () => (Project.Driver(generator()), project.Compile()));

    private static RunCost Edited(Project project, int runs, Func<IIncrementalGenerator> generator, Func<Compilation, Compilation> edit) =>
        RunCost.Measure(runs, () =>
        {
            var before = project.Compile();
            return (Project.Driver(generator()).RunGenerators(before), edit(before));
        });

    private static GeneratorFigures.Row AfterEdit(Project project, int runs, string name, Func<Compilation, Compilation> edit, string budget)
    {
        var before = project.Compile();
        var driver = Project.Driver(new MemFormatGenerator(), trackSteps: true).RunGenerators(before).RunGenerators(edit(before));
        var cost = Edited(project, runs, static () => new MemFormatGenerator(), edit);
        return new GeneratorFigures.Row(name, cost, OutputCounts.Of(driver), budget);
    }

    private static void CheckThatItCompiles(Project project)
    {
        Project.Driver(new MemFormatGenerator())
            .RunGeneratorsAndUpdateCompilation(project.Compile(), out var compilation, out var diagnostics);
        var errors = diagnostics.Concat(compilation.GetDiagnostics()).Where(d => d.Severity == DiagnosticSeverity.Error).ToArray();
        if (errors.Length > 0)
            throw new InvalidOperationException($"{errors.Length} errors in the generated project, first: {errors[0]}");
    }
}
