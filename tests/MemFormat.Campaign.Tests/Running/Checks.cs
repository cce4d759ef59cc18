namespace MemFormat.Campaign.Tests;

/// <summary>Reads a payload in one way and says what promise that breaks.</summary>
internal sealed class Checks
{
    /// <summary>The bar on processor time: 2 µs for each byte, and never less than for a mebibyte.</summary>
    private const double MostMicrosecondsPerByte = 2;
    private const long LeastBytes = 1 << 20;

    /// <summary>How often a read must miss the bar: what the machine did once is no find.</summary>
    public const int Confirmations = 3;

    /// <summary>What the last read did.</summary>
    public object? Value { get; private set; }

    public string? Error { get; private set; }

    public long Memory { get; private set; }

    /// <summary>Processor time of the process, the garbage collector's included.</summary>
    public TimeSpan Time { get; private set; }

    /// <summary>The broken promise, or null.</summary>
    public string? Broken(Target target, int way, byte[] payload)
    {
        (Value, Error, Memory) = (null, null, 0);
        try
        {
            Read(target, way, payload);
            if (Memory > target.Most(way, payload.Length))
                return $"memory: {Memory:N0} bytes for {payload.Length:N0}, {target.Most(way, payload.Length):N0} allowed";
            if (Settings.Time is not null && IsSlow(target, way, payload))
                return $"time: {Time.TotalMilliseconds:N0} ms for {payload.Length:N0} bytes";
            return way == TargetList.Deserialize && Error is null ? OfValue(target, payload) : null;
        }
        catch (Exception exception)
        {
            return $"thrown: {exception}";
        }
    }

    /// <summary>Whether a read takes longer than its bytes may.</summary>
    public static bool IsSlow(TimeSpan time, int bytes) => time.TotalMicroseconds > MostMicrosecondsPerByte * Math.Max(bytes, LeastBytes);

    private void Read(Target target, int way, byte[] payload)
    {
        var start = Environment.CpuUsage.TotalTime;
        (Value, Error, Memory) = target.Read(way, payload);
        Time = Environment.CpuUsage.TotalTime - start;
    }

    private bool IsSlow(Target target, int way, byte[] payload)
    {
        for (var left = Confirmations; IsSlow(Time, payload.Length); left--)
        {
            if (left == 0)
                return true;
            Read(target, way, payload);
        }

        return false;
    }

    /// <summary>A value that was read is written and read like any other.</summary>
    private string? OfValue(Target target, byte[] payload)
    {
        if (payload.Length > 1 << 16)
            return null;
        var written = target.Write(Value);
        var (again, error, _) = target.Read(TargetList.Deserialize, written);
        return error is not null ? $"what is written cannot be read: {error}"
            : target.Write(again).AsSpan().SequenceEqual(written) ? null : "what is written reads as something else";
    }
}
