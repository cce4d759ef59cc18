using MemFormat.Compression;
using MemFormat.Plans.Build;

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

    /// <summary>What the read knows beyond its bytes.</summary>
    internal ReadScope? Scope { get; set; }

    /// <summary>The options, if they are about compression.</summary>
    internal MemFormatOptions? Options { get; set; }

    /// <summary>What may be decompressed, once that was asked for.</summary>
    internal Decompression? Decompression { get; set; }

    /// <summary>What the reader reads instead of the payload that it was given.</summary>
    internal PlainBytes? Unwrapped { get; set; }

    /// <summary>The memory that the reader is in, if it can come back to it: what was decompressed, or a copy made for the purpose.</summary>
    internal PlainBytes? Home { get; set; }

    /// <summary>Where a payload within the payload begins that the reader went into by decompressing it; else -1.</summary>
    internal long InnerOffset { get; set; } = -1;

    /// <summary>One that nobody else uses.</summary>
    internal static ReaderAside Rent()
    {
        ReaderAside? kept = s_kept;
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

        (aside.Scope, aside.Options, aside.Decompression) = (null, null, null);
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
