namespace MemFormat.Io;

/// <summary>
/// What a reader needs seldom: outside the struct, which is made anew for each payload, so that small reads do not pay for
/// clearing it. One per thread is kept; user code that a value is handed to may read other payloads meanwhile, so each
/// reader has its own.
/// </summary>
internal sealed class ReaderAside
{
    private const int MaxKept = 1 << 14;

    [ThreadStatic]
    private static ReaderAside? s_kept;

    private byte[] _scratch = [];

    /// <summary>What the read remembers from value to value.</summary>
    internal ReadState? State;

    /// <summary>What the read knows of compressed payloads.</summary>
    internal ReadState? Unwrapping;

    /// <summary>One that nobody else uses.</summary>
    internal static ReaderAside Rent()
    {
        var kept = s_kept;
        s_kept = null;
        return kept ?? new ReaderAside();
    }

    /// <summary>Keeps it for the next reader.</summary>
    internal static void Return(ReaderAside aside)
    {
        if (aside._scratch.Length > MaxKept)
        {
            aside._scratch = [];
        }

        (aside.State, aside.Unwrapping) = (null, null);
        s_kept = aside;
    }

    /// <summary>Memory in which the last bytes of a payload stand with zeros behind them.</summary>
    internal Span<byte> Scratch(int size)
    {
        if (_scratch.Length < size)
        {
            _scratch = new byte[Math.Max(size, 256)];
        }

        return _scratch.AsSpan(0, size);
    }
}
