namespace MemFormat;

/// <summary>How to write and read. Immutable, and free of caches: creating one per call costs nothing else.</summary>
public sealed record MemFormatOptions
{
    private readonly MemFormatLimits _limits = MemFormatLimits.Default;
    private readonly MemFormatReadReport? _report;

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

    /// <summary>What payloads may ask for, and how deep values that are written may be nested.</summary>
    public MemFormatLimits Limits
    {
        get => _limits;
        init => _limits = value ?? throw new ArgumentNullException(nameof(value));
    }

    /// <summary>
    /// Filled by each read with these options: how the payload's schema differed from the reader's. One report tells of one
    /// read at a time, so options with a report are not for several threads.
    /// </summary>
    /// <exception cref="ArgumentException">It is a report that an object was given.</exception>
    public MemFormatReadReport? Report
    {
        get => _report;
        init => _report = value is not { IsShared: true } ? value : throw new ArgumentException("The report that an object was given is not filled again. Make one of your own.", nameof(value));
    }

    /// <summary>Where codecs are found for types that nothing else resolves, such as collections under NativeAOT.</summary>
    public MemFormatContext? Context { get; init; }
}
