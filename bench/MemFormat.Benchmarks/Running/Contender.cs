namespace MemFormat.Benchmarks.Running;

/// <summary>
/// One way to do the work of a cell. Its data is made on the first use of either delegate. It is public, since BenchmarkDotNet
/// calls from an assembly of its own.
/// </summary>
public sealed record Contender(Role Role, string Name, Func<int> PayloadLength, Action<int> Run)
{
    public int PayloadBytes => PayloadLength();

    /// <summary>As BenchmarkDotNet prints it.</summary>
    public override string ToString() => Name;
}
