using System.Diagnostics;

namespace ApiCatalog.Measuring;

/// <summary>What an action costs: the median of several runs after a warm-up.</summary>
/// <param name="Milliseconds">Time of one run.</param>
/// <param name="Allocated">Bytes that one run allocates on its thread.</param>
internal readonly record struct Cost(double Milliseconds, long Allocated)
{
    private const int Runs = 9;
    private const int LeastWarmUpRuns = 3;

    // Long enough for the JIT to compile what runs often a second time, with what it learned.
    private static readonly TimeSpan s_warmUp = TimeSpan.FromSeconds(1);

    /// <summary>Measures an action.</summary>
    public static Cost Of(Action action)
    {
        var warmUp = Stopwatch.StartNew();
        for (var run = 0; run < LeastWarmUpRuns || warmUp.Elapsed < s_warmUp; run++)
        {
            action();
        }

        var times = new double[Runs];
        var allocated = new long[Runs];
        for (var run = 0; run < Runs; run++)
        {
            GC.Collect();
            var bytes = GC.GetAllocatedBytesForCurrentThread();
            var start = Stopwatch.GetTimestamp();
            action();
            times[run] = Stopwatch.GetElapsedTime(start).TotalMilliseconds;
            allocated[run] = GC.GetAllocatedBytesForCurrentThread() - bytes;
        }

        Array.Sort(times);
        Array.Sort(allocated);
        return new Cost(times[Runs / 2], allocated[Runs / 2]);
    }
}
