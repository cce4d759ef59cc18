namespace MemFormat;

/// <summary>How to write and read. Immutable, and free of caches: creating one per call costs nothing else.</summary>
public sealed record MemFormatOptions
{
    /// <summary>The options when none are given.</summary>
    public static MemFormatOptions Default { get; } = new();

    /// <summary>
    /// The header to write. Reading follows the payload's own header, and only needs to be told of
    /// <see cref="MemFormatHeader.None"/>.
    /// </summary>
    public MemFormatHeader Header { get; init; }

    /// <summary>
    /// For reading with <see cref="MemFormatHeader.None"/>: the schema the payload was written in;
    /// <see langword="null"/>: the reader's own.
    /// </summary>
    public MemFormatSchema? WriterSchema { get; init; }

    /// <summary>What payloads may ask for, and what is written.</summary>
    public MemFormatLimits Limits { get; init; } = MemFormatLimits.Default;

    /// <summary>Where codecs are found for types that nothing else resolves, such as collections under NativeAOT.</summary>
    public MemFormatContext? Context { get; init; }
}
