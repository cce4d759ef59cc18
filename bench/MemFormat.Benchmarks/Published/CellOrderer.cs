using System.Collections.Immutable;
using BenchmarkDotNet.Order;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;

namespace MemFormat.Benchmarks.Published;

/// <summary>The contenders of a cell together, fastest first: ratios are within a cell.</summary>
internal sealed class CellOrderer() : DefaultOrderer(SummaryOrderPolicy.FastestToSlowest), IOrderer
{
    string? IOrderer.GetLogicalGroupKey(ImmutableArray<BenchmarkCase> allBenchmarksCases, BenchmarkCase benchmarkCase) => Cell(benchmarkCase);

    public override IEnumerable<BenchmarkCase> GetSummaryOrder(ImmutableArray<BenchmarkCase> benchmarksCases, Summary summary) =>
        benchmarksCases.GroupBy(Cell).SelectMany(group => GetSummaryOrderForGroup([.. group], summary));

    private static string Cell(BenchmarkCase benchmarkCase) => (string)benchmarkCase.Parameters["cell"];
}
