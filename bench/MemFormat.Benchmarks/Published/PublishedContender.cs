using MemFormat.Benchmarks.Running;

namespace MemFormat.Benchmarks.Published;

/// <summary>A contender as an argument of a benchmark: BenchmarkDotNet calls from an assembly of its own.</summary>
public sealed class PublishedContender
{
    private readonly Contender _contender;

    internal PublishedContender(Contender contender) => _contender = contender;

    internal int PayloadBytes => _contender.PayloadBytes;

    public void Run(int times) => _contender.Run(times);

    public override string ToString() => _contender.Name;
}
