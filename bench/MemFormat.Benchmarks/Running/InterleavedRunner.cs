using System.Diagnostics;

namespace MemFormat.Benchmarks.Running;

/// <summary>
/// Measures the contenders of a cell in turns of short slices, so that what else happens on the machine happens to all
/// of them, and takes the median, so that what happens to few slices does not count.
/// </summary>
internal static class InterleavedRunner
{
    private static readonly TimeSpan TierDelay = TimeSpan.FromMilliseconds(150);

    /// <param name="cell">What to measure.</param>
    /// <param name="seconds">How long each contender is measured.</param>
    public static CellResult Run(Cell cell, double seconds)
    {
        var timers = cell.Contenders.Select(c => new SliceTimer(c)).ToArray();
        WarmUp(timers);
        GC.Collect();
        var watch = Stopwatch.StartNew();
        var budget = seconds * timers.Length;
        for (var round = 0; round < 3 || watch.Elapsed.TotalSeconds < budget; round++)
        {
            for (var i = 0; i < timers.Length; i++)
            {
                timers[(i + round) % timers.Length].Measure();
            }
        }

        return new CellResult(cell, [.. timers.Select(t => t.Result())]);
    }

    // The compiler replaces a method's first code after 30 calls and a quiet while, with profiles twice.
    private static void WarmUp(SliceTimer[] timers)
    {
        for (var phase = 0; phase < 4; phase++)
        {
            for (var i = 0; i < 35; i++)
            {
                foreach (var timer in timers)
                {
                    timer.WarmUp();
                }
            }

            Thread.Sleep(TierDelay);
        }
    }
}
