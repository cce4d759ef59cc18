namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Makes a failure smaller as long as it stays one of its kind.</summary>
internal sealed class Shrinker(Func<Model, Interpreter> rules)
{
    private const int Batch = 16;
    private const int MaxBuilds = 150;

    /// <summary>How often something was compiled.</summary>
    public int Builds { get; private set; }

    /// <summary>The smallest that is found.</summary>
    public Failure Shrink(Failure failure)
    {
        for (Builds = 0; (Smaller(failure, SmallerValue) ?? Smaller(failure, SmallerModel)) is { } smaller;)
            failure = smaller;
        return failure;
    }

    private Failure? Smaller(Failure known, Func<Failure, IEnumerable<IReadOnlyList<Trial>>> candidates) =>
        candidates(known).TakeWhile(_ => Builds < MaxBuilds).Select(batch => First(known, batch)).FirstOrDefault(f => f is not null);

    private static IEnumerable<IReadOnlyList<Trial>> SmallerValue(Failure failure)
    {
        var (trial, fit) = (failure.Trial, new Fit(failure.Trial.Writer));
        return [SmallerValues.Of(trial.Value).Select(v => trial with { Value = fit.Root(v) }).Where(t => Size(t).Value < Size(trial).Value).ToList()];
    }

    private static IEnumerable<IReadOnlyList<Trial>> SmallerModel(Failure failure)
    {
        var trial = failure.Trial;
        return SmallerModels.Of(trial.Writer, trial.Reader).Select(m => new Trial(m.Writer, m.Reader, new Fit(m.Writer).Root(trial.Value)))
            .Where(t => Size(t).Types < Size(trial).Types).Chunk(Batch);
    }

    /// <summary>The first of them that fails alike. Trials of the same types are built once.</summary>
    private Failure? First(Failure known, IReadOnlyList<Trial> trials)
    {
        Builds++;
        using var build = new Build([.. trials.Select(t => new Pair(t.Writer, t.Reader)).Distinct()]);
        var built = build.Pairs.ToDictionary(b => b.Pair);
        return trials.Select(t => Run(t, built[new(t.Writer, t.Reader)], known.Seed))
            .FirstOrDefault(f => f?.Disagreement.Kind == known.Disagreement.Kind);
    }

    private Failure? Run(Trial trial, BuiltPair built, int seed)
    {
        var disagreement = built.Problem is { } problem
            ? Disagreement.OfBuild(problem)
            : new Exchange(built.First, trial.Value, built.Second, rules).Run(seed).Disagreement;
        return disagreement is null ? null : new(trial, disagreement, seed);
    }

    /// <summary>How much there is to read: declarations that are the same in both versions count once.</summary>
    private static (int Types, int Value) Size(Trial trial)
    {
        var declarations = ((Model[])[trial.Writer, trial.Reader]).Select(Source.Of)
            .SelectMany(s => (s.Library + s.Program).Split(';', '{', '}', '\n')).ToList();
        return (declarations.Count + declarations.Distinct().Sum(d => d.Length), new ValueText(trial.Writer, "V1.").Of(trial.Value).Length);
    }
}
