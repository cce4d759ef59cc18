namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>A pair that was compiled, or what the compiler or the generator says against it.</summary>
internal sealed class BuiltPair
{
    public BuiltPair(Pair pair, string problem) => (Pair, Problem) = (pair, problem);

    public BuiltPair(Pair pair, ClrTypes first, ClrTypes second) => (Pair, First, Second) = (pair, first, second);

    public Pair Pair { get; }

    public string? Problem { get; }

    public ClrTypes First { get; } = null!;

    public ClrTypes Second { get; } = null!;
}
