using System.Diagnostics;

namespace MemFormat.Files.Benchmarks;

/// <summary>What an action costs.</summary>
internal static class Cost
{
    private const int Rounds = 9;

    /// <summary>The best of several rounds, so that a busy machine matters less.</summary>
    public static double Best(Func<double> measure) => Enumerable.Range(0, Rounds).Min(_ => measure());

    /// <summary>The milliseconds that pass.</summary>
    public static double Time(Action action)
    {
        var watch = Stopwatch.StartNew();
        action();
        return watch.Elapsed.TotalMilliseconds;
    }

    /// <summary>The milliseconds that this process works: other programs slow it only as far as they use the same caches.</summary>
    public static double Processor(Action action)
    {
        var before = Environment.CpuUsage.TotalTime;
        action();
        return (Environment.CpuUsage.TotalTime - before).TotalMilliseconds;
    }
}
