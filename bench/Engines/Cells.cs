namespace MemFormat.Engines.Benchmarks;

/// <summary>The same work done by several contenders, in turns, in processor time: others on the machine do not count.</summary>
internal static class Cells
{
    private const int Rounds = 9;

    /// <summary>Prints the processor time of one call of each contender, and its ratio to the first: the least of the rounds.</summary>
    public static void Print(string what, double seconds, params (string Name, Action Work)[] contenders)
    {
        var times = new double[contenders.Length];
        Array.Fill(times, double.PositiveInfinity);

        // The first round warms up.
        for (var round = -1; round < Rounds; round++)
        {
            for (var i = 0; i < contenders.Length; i++)
            {
                var time = Time(contenders[i].Work, seconds);
                if (round >= 0)
                    times[i] = Math.Min(times[i], time);
            }
        }

        for (var i = 0; i < contenders.Length; i++)
            Console.WriteLine($"{what,-34} {contenders[i].Name,-24} {times[i],12:F0} ns {times[i] / times[0],8:F2}x");
    }

    private static double Time(Action work, double seconds)
    {
        var (count, start) = (0, Environment.CpuUsage.TotalTime);
        TimeSpan passed;
        do
        {
            for (var i = 0; i < 64; i++)
                work();
            count += 64;
            passed = Environment.CpuUsage.TotalTime - start;
        }
        while (passed.TotalSeconds < seconds);
        return passed.TotalNanoseconds / count;
    }
}
