namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Runs pairs in batches, each a compilation.</summary>
internal sealed class Runner(Func<Model, Interpreter> rules)
{
    private const int Batch = 25;
    private const int Rounds = 3;

    public Coverage Coverage { get; } = new();

    /// <summary>Runs the pairs of some seeds.</summary>
    /// <returns>What went wrong, at most once for each pair.</returns>
    public IEnumerable<Failure> Run(int firstSeed, int count)
    {
        foreach (var build in Builds(firstSeed, count))
        {
            using var _ = build;
            foreach (var built in build.Pairs)
            {
                Coverage.Count("pair");
                foreach (var edit in built.Pair.Edits)
                    Coverage.Count("edit: " + edit);
                if (Run(built) is { } failure)
                    yield return failure;
            }
        }
    }

    /// <summary>The next batch is built while one runs.</summary>
    private static IEnumerable<Build> Builds(int firstSeed, int count)
    {
        Task<Build>? next = null;
        foreach (var seeds in Enumerable.Range(firstSeed, count).Chunk(Batch))
        {
            var last = next;
            next = Task.Run(() => new Build([.. seeds.Select(Pair.Of)]));
            if (last is not null)
                yield return last.GetAwaiter().GetResult();
        }

        if (next is not null)
            yield return next.GetAwaiter().GetResult();
    }

    private Failure? Run(BuiltPair built)
    {
        var pair = built.Pair;
        if (built.Problem is { } problem)
            return new(new(pair.First, pair.Second, new(pair.First.Root)), Disagreement.OfBuild(problem), pair.Seed);
        var random = new Random(pair.Seed);
        for (var round = 0; round < Rounds; round++)
        {
            var wild = round == 0 ? 0 : 8;
            if ((Run(built.First, built.Second, random, wild, pair.Seed) ?? Run(built.Second, built.First, random, wild, pair.Seed)) is { } failure)
                return failure;
        }

        return Run(built.First, built.First, random, wild: 50, pair.Seed);
    }

    private Failure? Run(ClrTypes writer, ClrTypes reader, Random random, int wild, int seed)
    {
        var value = new RandomValues(writer.Model, random, wild).Root();
        var (outcome, disagreement) = new Exchange(writer, value, reader, rules).Run(seed);
        Coverage.Count("outcome: " + outcome);
        return disagreement is null ? null : new(new(writer.Model, reader.Model, value), disagreement, seed);
    }
}
