namespace MemFormat.Benchmarks.Starting;

/// <summary>A program and the times of its runs.</summary>
/// <param name="Contender">What it serializes with.</param>
/// <param name="IsNative">Whether it is native code; else the JIT compiles it.</param>
/// <param name="File">The executable.</param>
/// <param name="Size">Its bytes; without the shared framework and the host for the JIT.</param>
internal sealed record StartResult(string Contender, bool IsNative, string File, long Size)
{
    private readonly List<double[]> _runs = [];

    /// <summary>The median of the first calls, in microseconds of processor time, as most times.</summary>
    public double First => Median(0);

    /// <summary>The median of the calls after them.</summary>
    public double Second => Median(1);

    /// <summary>The median of the whole processes.</summary>
    public double Process => Median(2);

    /// <summary>The median of calls when all is warm, in nanoseconds.</summary>
    public double Warm => Median(3) * 1000;

    /// <param name="nanoseconds">What a run printed.</param>
    public void Add(double[] nanoseconds) => _runs.Add(nanoseconds);

    private double Median(int which) => _runs.Select(r => r[which]).Order().ElementAt(_runs.Count / 2) / 1000;
}
