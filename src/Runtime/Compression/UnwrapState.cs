using MemFormat.Io;

namespace MemFormat.Compression;

/// <summary>State of one read with compressed payloads.</summary>
/// <param name="options">The options with the compression.</param>
internal sealed class UnwrapState(MemFormatOptions? options) : ReadState
{
    private Decompression? _decompression;

    /// <summary>The state inside a member with a compression of its own.</summary>
    public UnwrapState(Decompression shared, MemFormatCompression own)
        : this(null) => (_decompression, Own) = (shared, own);

    /// <summary>The compression that the reader's type names for the member that is read.</summary>
    public readonly MemFormatCompression? Own;

    /// <summary>The remaining allowance of this read.</summary>
    public Decompression Decompression => _decompression ??= (Decompression?)options!.Decompression ?? new Decompression(options);

    /// <summary>The bytes to read in place of the given payload.</summary>
    public PlainBytes? Unwrapped;

    /// <summary>How many bytes follow in the payload that the reader was given.</summary>
    public nuint LeftOutside;

    /// <summary>The memory of the reader, if it can return to it: decompressed bytes, or a copy made for this.</summary>
    public PlainBytes? Home;

    /// <summary>Where a payload within the payload begins that the reader went into by decompressing it; else -1.</summary>
    public long InnerOffset = -1;
}
