using System.Diagnostics;

namespace MemFormat.Benchmarks.Running;

/// <summary>
/// Measures the contenders of a cell in turns of short slices, so that what else happens on the machine happens to all
/// of them, and takes the median, so that what happens to few slices does not count.
/// </summary>
internal static class InterleavedRunner
{
    private const int LeastRounds = 15;

    /// <param name="cell">What to measure.</param>
    /// <param name="seconds">How long each contender is measured.</param>
    public static CellResult Run(Cell cell, double seconds)
    {
        var timers = cell.Contenders.Select(c => new SliceTimer(c)).ToArray();
        WarmUp.Run(timers);
        GC.Collect();
        var watch = Stopwatch.StartNew();
        var budget = seconds * timers.Length;
        for (var round = 0; round < LeastRounds || watch.Elapsed.TotalSeconds < budget; round++)
        {
            for (var i = 0; i < timers.Length; i++)
            {
                if (cell.IsCollectedBetween)
                    Collect();
                timers[(i + round) % timers.Length].Measure();
            }
        }

        return new CellResult(cell, [.. timers.Select(t => t.Result())]);
    }

    // What was read last is garbage, too.
    private static void Collect()
    {
        Sink.Result = null;
        GC.Collect(1);
    }
}
