namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>The library and the interpreter say different things.</summary>
/// <param name="Kind">What was compared: two disagreements of one kind are taken for the same one.</param>
/// <param name="Expected">What the rules say.</param>
/// <param name="Actual">What the library does.</param>
internal sealed record Disagreement(string Kind, string Expected, string Actual)
{
    /// <summary>What the compiler or the generator says against the types.</summary>
    public static Disagreement OfBuild(string problem) =>
        new("build: " + problem[..problem.IndexOf(':', StringComparison.Ordinal)], "no diagnostic", problem);
}

/// <summary>Ends a check that found one.</summary>
internal sealed class DisagreementException(string kind, string expected, string actual) : Exception($"{kind}: {actual}, not {expected}")
{
    public Disagreement Disagreement { get; } = new(kind, expected, actual);
}
