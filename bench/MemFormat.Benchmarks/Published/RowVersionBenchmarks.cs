using BenchmarkDotNet.Attributes;
using MemFormat.Benchmarks.Workloads.Versions;

namespace MemFormat.Benchmarks.Published;

/// <summary>Rows that other versions of the type wrote.</summary>
public class RowVersionBenchmarks : IPayloads
{
    private readonly RowVersions _versions = new();

    [Benchmark(Baseline = true)]
    public object? Read_SameVersion() => _versions.ReadCurrent();

    [Benchmark]
    public object? Read_Added() => _versions.ReadAdded();

    [Benchmark]
    public object? Read_Removed() => _versions.ReadRemoved();

    [Benchmark]
    public object? Read_Widened() => _versions.ReadWidened();

    [Benchmark]
    public object? Read_Reordered() => _versions.ReadReordered();

    int IPayloads.PayloadOf(string contender) => contender switch
    {
        "Added" => _versions.AddedPayload.Length,
        "Removed" => _versions.RemovedPayload.Length,
        "Widened" => _versions.WidenedPayload.Length,
        "Reordered" => _versions.ReorderedPayload.Length,
        _ => _versions.Current.Length,
    };
}
