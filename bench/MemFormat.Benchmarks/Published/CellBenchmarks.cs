using BenchmarkDotNet.Attributes;
using MemFormat.Benchmarks.Workloads;

namespace MemFormat.Benchmarks.Published;

/// <summary>All cells; the contender that others are held against is BenchmarkDotNet's baseline.</summary>
public class CellBenchmarks
{
    // So many that what BenchmarkDotNet calls through does not count.
    private const int Runs = 16;

    [Benchmark(Baseline = true, OperationsPerInvoke = Runs)]
    [ArgumentsSource(nameof(Baselines))]
    public void Baseline(string cell, Contender contender) => contender.Run(Runs);

    [Benchmark(OperationsPerInvoke = Runs)]
    [ArgumentsSource(nameof(Others))]
    public void Contender(string cell, Contender contender) => contender.Run(Runs);

    public static IEnumerable<object[]> Baselines() =>
        from cell in AllCells.Make()
        select new object[] { cell.Name, cell.Baseline };

    public static IEnumerable<object[]> Others() =>
        from cell in AllCells.Make()
        from contender in cell.Contenders
        where contender != cell.Baseline
        select new object[] { cell.Name, contender };
}
