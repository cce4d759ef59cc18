namespace MemFormat.Campaign.Tests;

/// <summary>How long a surface is drawn: so many rounds, or in a campaign until its time is over.</summary>
internal static class Life
{
    /// <summary>Rounds, each with choices of its own.</summary>
    public static IEnumerable<Draw> Rounds(int count)
    {
        var random = new Random(Settings.Seed);
        var until = DateTime.UtcNow + (Settings.Time ?? TimeSpan.Zero);
        for (var round = 0; round < count || DateTime.UtcNow < until; round++)
            yield return new Draw(default, random);
    }

    /// <summary>What an action allocates on this thread.</summary>
    public static long Allocated(Action action)
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        action();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    /// <summary>In a campaign, an action takes no more processor time than its bytes may. What the machine did once is no find.</summary>
    public static void InTime(long bytes, Action action)
    {
        if (Settings.Time is null)
            return;
        var least = TimeSpan.MaxValue;
        for (var i = 0; i < Checks.Confirmations && Checks.IsSlow(least, (int)bytes); i++)
        {
            var start = Environment.CpuUsage.TotalTime;
            action();
            var time = Environment.CpuUsage.TotalTime - start;
            least = time < least ? time : least;
        }

        Assert.False(Checks.IsSlow(least, (int)bytes), $"{least.TotalMilliseconds:N0} ms for {bytes:N0} bytes");
    }
}
