using MemFormat.Io;

namespace MemFormat.Compression;

/// <summary>What one read knows of compressed payloads.</summary>
/// <param name="options">The options, which say what is decompressed.</param>
internal sealed class UnwrapState(MemFormatOptions options) : ReadState
{
    private Decompression? _decompression;

    /// <summary>What may be decompressed in this read.</summary>
    public Decompression Decompression => _decompression ??= (Decompression?)options.Decompression ?? new Decompression(options);

    /// <summary>What the reader reads instead of the payload that it was given.</summary>
    public PlainBytes? Unwrapped;

    /// <summary>How many bytes follow in the payload that the reader was given.</summary>
    public nuint LeftOutside { get; set; }

    /// <summary>The memory that the reader is in, if it can come back to it: what was decompressed, or a copy made for the purpose.</summary>
    public PlainBytes? Home;

    /// <summary>Where a payload within the payload begins that the reader went into by decompressing it; else -1.</summary>
    public long InnerOffset = -1;
}
