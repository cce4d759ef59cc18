namespace MemFormat.Benchmarks.Running;

/// <summary>One way to do the work of a cell. Its data is made on the first use of either delegate.</summary>
internal sealed record Contender(Role Role, string Name, Func<int> PayloadLength, Action<int> Run)
{
    public int PayloadBytes => PayloadLength();
}
