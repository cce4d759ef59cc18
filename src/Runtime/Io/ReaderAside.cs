namespace MemFormat.Io;

/// <summary>
/// Rarely used state of a reader, outside the struct, so that small reads need not clear it. One per thread is kept.
/// User code may read other payloads meanwhile, so each reader has its own.
/// </summary>
internal sealed class ReaderAside
{
    private const int MaxKept = 1 << 14;

    [ThreadStatic]
    private static ReaderAside? s_kept;

    private byte[] _scratch = [];

    /// <summary>State of this read.</summary>
    internal ReadState? State;

    /// <summary>The pooled strings so far.</summary>
    internal StringPool? Strings;

    /// <summary>The strings of late, where equal ones are shared.</summary>
    internal SharedStrings? Shared;

    /// <summary>State of decompression.</summary>
    internal ReadState? Unwrapping;

    /// <summary>Rents an unused instance.</summary>
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
            aside._scratch = [];

        (aside.State, aside.Unwrapping) = (null, null);
        aside.Strings?.Clear();
        aside.Shared?.Clear();
        s_kept = aside;
    }

    /// <summary>Memory for the last bytes of a payload, with zeros after them, and for blocks that are laid out anew.</summary>
    internal Span<byte> Scratch(int size)
    {
        if (_scratch.Length < size)
            _scratch = new byte[Math.Max(size, 256)];

        return _scratch.AsSpan(0, size);
    }
}
