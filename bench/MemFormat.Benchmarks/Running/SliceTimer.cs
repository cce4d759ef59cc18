namespace MemFormat.Benchmarks.Running;

/// <summary>Times slices of one contender: as many runs in a row as take about the same short time.</summary>
internal sealed class SliceTimer(Contender contender)
{
    private const double SliceSeconds = 0.002;
    private const int MostRuns = 1 << 24;

    private readonly List<double> _nanoseconds = [];
    private long _allocated = long.MaxValue;
    private int _runs = 1;

    /// <summary>Runs a slice that does not count, and sets how many runs make one; gives the nanoseconds of a run.</summary>
    public double WarmUp()
    {
        var nanoseconds = Time() / _runs;
        _runs = (int)Math.Clamp(SliceSeconds * 1e9 / Math.Max(nanoseconds, 0.1), 1, MostRuns);
        return nanoseconds;
    }

    /// <summary>Times one slice.</summary>
    public void Measure()
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        _nanoseconds.Add(Time() / _runs);
        _allocated = Math.Min(_allocated, (GC.GetAllocatedBytesForCurrentThread() - before) / _runs);
    }

    public Measurement Result() => new(contender, _nanoseconds, _allocated);

    private double Time()
    {
        var start = ThreadClock.Now;
        contender.Run(_runs);
        return ThreadClock.Now - start;
    }
}
