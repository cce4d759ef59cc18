using System.Diagnostics;

namespace MemFormat.Engines.Benchmarks;

/// <summary>The same work done by several contenders, in turns, so that a busy machine is busy for all of them.</summary>
internal static class Cells
{
    private const int Rounds = 7;

    /// <summary>Prints the time of one call of each contender, and its ratio to the first: medians over the rounds.</summary>
    public static void Print(string what, double seconds, params (string Name, Action Work)[] contenders)
    {
        var times = new double[contenders.Length][];
        for (var i = 0; i < times.Length; i++)
            times[i] = new double[Rounds];

        // The first round warms up.
        for (var round = -1; round < Rounds; round++)
        {
            for (var i = 0; i < contenders.Length; i++)
            {
                var time = Time(contenders[i].Work, seconds);
                if (round >= 0)
                    times[i][round] = time;
            }
        }

        for (var i = 0; i < contenders.Length; i++)
        {
            var ratio = times[i].Zip(times[0], (own, first) => own / first).Order().ElementAt(Rounds / 2);
            Console.WriteLine($"{what,-34} {contenders[i].Name,-24} {times[i].Order().ElementAt(Rounds / 2),12:F0} ns {ratio,8:F2}x");
        }
    }

    private static double Time(Action work, double seconds)
    {
        var (count, watch) = (0, Stopwatch.StartNew());
        while (watch.Elapsed.TotalSeconds < seconds)
        {
            for (var i = 0; i < 16; i++)
                work();
            count += 16;
        }

        return watch.Elapsed.TotalNanoseconds / count;
    }
}
