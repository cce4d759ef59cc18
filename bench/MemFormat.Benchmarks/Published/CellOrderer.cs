using System.Collections.Immutable;
using BenchmarkDotNet.Order;
using BenchmarkDotNet.Running;

namespace MemFormat.Benchmarks.Published;

/// <summary>The contenders of a cell together, fastest first: ratios are within a cell.</summary>
internal sealed class CellOrderer() : DefaultOrderer(SummaryOrderPolicy.FastestToSlowest), IOrderer
{
    string? IOrderer.GetLogicalGroupKey(ImmutableArray<BenchmarkCase> allBenchmarksCases, BenchmarkCase benchmarkCase) =>
        (string)benchmarkCase.Parameters["cell"];
}
