namespace MemFormat;

/// <summary>How to write and read. Immutable, and free of caches: creating one per call costs nothing else.</summary>
public sealed record MemFormatOptions
{
    private readonly MemFormatLimits _limits = MemFormatLimits.Default;
    private readonly MemFormatReadReport? _report;
    private readonly MemFormatCompression? _compression;

    /// <summary>The options when none are given.</summary>
    public static MemFormatOptions Default { get; } = new();

    /// <summary>
    /// The header to write. Reading follows the payload's own header, and only needs to be told of
    /// <see cref="MemFormatHeader.None"/>.
    /// </summary>
    public MemFormatHeader Header
    {
        get => Form & ~Wrapped;
        init => Form = value | Form & Wrapped;
    }

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

    /// <summary>
    /// How payloads are compressed when they are written, and the only compression that is undone when they are read:
    /// <see cref="MemFormatCompression.None"/> unless set. Payloads that are not compressed are read in any case. It does not go
    /// together with <see cref="MemFormatHeader.None"/>, where nothing in the payload could tell.
    /// </summary>
    public MemFormatCompression Compression
    {
        get => _compression ?? MemFormatCompression.None;
        init
        {
            ArgumentNullException.ThrowIfNull(value);
            _compression = value.IsNone ? null : value;
            Form = _compression is null ? Header : Header | Wrapped;
        }
    }

    /// <summary>For the body of a message that is read: the session, which knows its shape.</summary>
    internal IOptionsPart? ReadSession { get; init; }

    /// <summary>For the body of a message that is written: the session, which defines the cases of unions.</summary>
    internal IOptionsPart? WriteSession { get; init; }

    /// <summary>Where codecs are found for types that nothing else resolves, such as collections under NativeAOT.</summary>
    public MemFormatContext? Context { get; init; }

    /// <summary>What <see cref="Form"/> is beside the header when payloads are compressed; more than any header.</summary>
    internal const MemFormatHeader Wrapped = (MemFormatHeader)(1 << 30);

    /// <summary>Header and compression in one, so that one comparison tells that there is nothing out of the ordinary.</summary>
    internal MemFormatHeader Form { get; private init; }

    /// <summary>For payloads within a payload: what the read of that has left to decompress.</summary>
    internal IDecompression? Decompression { get; init; }

    /// <summary>How the payload is written that is compressed then.</summary>
    internal MemFormatOptions Plain => Header == MemFormatHeader.Inline && ReferenceEquals(Limits, MemFormatLimits.Default)
        ? Default
        : new MemFormatOptions { Header = Header, Limits = Limits };

    /// <summary>Whether payloads can say what the options ask for.</summary>
    internal bool CanTellForm => Form != (MemFormatHeader.None | Wrapped) || ReadSession is not null;

    /// <exception cref="ArgumentException">The options name a compression, and no header that could tell of it.</exception>
    internal void CheckForm()
    {
        if (!CanTellForm)
        {
            throw new ArgumentException("A payload without a header cannot be compressed: nothing in it would say so.", "options");
        }
    }
}
