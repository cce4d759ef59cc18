using System.Diagnostics;

namespace MemFormat.Benchmarks.Running;

/// <summary>
/// Runs contenders until they get no faster. The compiler replaces a method's first code after 30 calls and a quiet
/// while, with a profile twice, and on a busy machine its thread waits.
/// </summary>
internal static class WarmUp
{
    private const int LeastPhases = 4;
    private const int MostPhases = 15;
    private const int SlicesPerPhase = 35;
    private const double LongestPhaseSeconds = 0.4;
    private const double StillFaster = 0.95;

    private static readonly TimeSpan s_tierDelay = TimeSpan.FromMilliseconds(150);

    public static void Run(SliceTimer[] timers)
    {
        var best = new double[timers.Length];
        Array.Fill(best, double.MaxValue);
        for (var phase = 0; phase < MostPhases; phase++)
        {
            var faster = RunPhase(timers, best);
            if (!faster && phase >= LeastPhases)
                return;
            Thread.Sleep(s_tierDelay);
        }
    }

    // Whether one of them came out clearly faster than in all phases before.
    private static bool RunPhase(SliceTimer[] timers, double[] best)
    {
        var phaseBest = new double[timers.Length];
        Array.Fill(phaseBest, double.MaxValue);
        var watch = Stopwatch.StartNew();
        for (var i = 0; i < SlicesPerPhase && watch.Elapsed.TotalSeconds < LongestPhaseSeconds * timers.Length; i++)
        {
            for (var t = 0; t < timers.Length; t++)
                phaseBest[t] = Math.Min(phaseBest[t], timers[t].WarmUp());
        }

        var faster = false;
        for (var t = 0; t < timers.Length; t++)
        {
            faster |= phaseBest[t] < best[t] * StillFaster;
            best[t] = Math.Min(best[t], phaseBest[t]);
        }

        return faster;
    }
}
