namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>A program's types in two versions, and how the second came about.</summary>
internal sealed record Pair(Model First, Model Second)
{
    public int Seed { get; init; }

    public IReadOnlyList<string> Edits { get; init; } = [];

    /// <summary>The pair of a seed.</summary>
    public static Pair Of(int seed)
    {
        var random = new Random(seed);
        var first = new RandomModel(random).Next();
        while (!Validity.IsValid(first))
            first = new RandomModel(random).Next();
        var edits = new List<string>();
        return new(first, Script.Run(first, random, edits)) { Seed = seed, Edits = edits };
    }
}
