using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Benchmarks;

/// <summary>What runs of the generator took, at the median: processor time, which a busy machine changes little.</summary>
internal sealed record RunCost(double Milliseconds, double Megabytes)
{
    /// <param name="runs">How often.</param>
    /// <param name="prepare">Makes, outside of the time, a driver and what it is to run on.</param>
    public static RunCost Measure(int runs, Func<(GeneratorDriver Driver, Compilation Compilation)> prepare)
    {
        var costs = Enumerable.Range(0, runs).Select(_ => Once(prepare)).ToArray();
        return new RunCost(Median(c => c.Milliseconds), Median(c => c.Megabytes));

        double Median(Func<RunCost, double> figure) => costs.Select(figure).Order().ElementAt(runs / 2);
    }

    private static RunCost Once(Func<(GeneratorDriver Driver, Compilation Compilation)> prepare)
    {
        var (driver, compilation) = prepare();
        GC.Collect();
        GC.WaitForPendingFinalizers();
        var allocated = GC.GetTotalAllocatedBytes(precise: true);
        var start = Environment.CpuUsage.TotalTime;
        driver.RunGenerators(compilation);
        var elapsed = Environment.CpuUsage.TotalTime - start;
        return new RunCost(elapsed.TotalMilliseconds, (GC.GetTotalAllocatedBytes(precise: true) - allocated) / 1e6);
    }
}
