namespace MemFormat;

/// <summary>
/// Options for writing and reading. Immutable and without caches: you can create them per call. They are thread-safe,
/// except for options with a <see cref="Report"/>.
/// </summary>
public sealed record MemFormatOptions
{
    private readonly MemFormatLimits _limits = MemFormatLimits.Default;
    private readonly MemFormatReadReport? _report;
    private readonly MemFormatCompression? _compression;

    /// <summary>The default options.</summary>
    public static MemFormatOptions Default { get; } = new();

    /// <summary>
    /// The header to write. A reader follows the header of the payload: set it for reading only if it is
    /// <see cref="MemFormatHeader.None"/>.
    /// </summary>
    public MemFormatHeader Header
    {
        get => Form & ~Wrapped;
        init => WriteForm = value | WriteForm & (Wrapped | Stateful);
    }

    /// <summary>
    /// The writer's schema, for reading with <see cref="MemFormatHeader.None"/>. <see langword="null"/>: the reader's
    /// schema.
    /// </summary>
    public MemFormatSchema? WriterSchema { get; init; }

    /// <summary>Limits on payloads, and on the nesting of values to write.</summary>
    public MemFormatLimits Limits
    {
        get => _limits;
        init
        {
            ArgumentNullException.ThrowIfNull(value);
            (_limits, Bounds) = (value, value.With(Strictness, State, ShareStrings));
        }
    }

    /// <summary>
    /// The differences between a payload and your types to refuse, for imports and tests: by default none. The read ends
    /// with <see cref="MemFormatError.SchemaMismatch"/> and the path of the member. It compares schemas, not values, so
    /// it refuses a payload even if no object has the member.
    /// </summary>
    public MemFormatStrictness Strictness
    {
        get => Bounds.Strictness;
        init => Bounds = _limits.With(value, State, ShareStrings);
    }

    /// <summary>
    /// An object of yours for your surrogates, codecs and callbacks, in their forms with a state, such as
    /// <see cref="IMemSurrogate{TSelf, T, TState}"/>; by default <see langword="null"/>. If several types need a state, give
    /// an object that implements what each of them asks for. Each <see cref="Serialized{T}"/> keeps it until you get its
    /// value.
    /// </summary>
    public object? State
    {
        get => Bounds.State;
        init
        {
            Bounds = _limits.With(Strictness, value, ShareStrings);
            WriteForm = value is null ? Form : Form | Stateful;
        }
    }

    /// <summary>
    /// Whether equal strings of up to 511 chars become one object when they follow each other closely enough: the reader looks for each
    /// among the last few thousand. It saves memory where text repeats, and costs time. By default <see langword="false"/>.
    /// <see cref="MemEncoding.Pooled"/> saves both, in payloads that are written with it.
    /// </summary>
    public bool ShareStrings
    {
        get => Bounds.SharesStrings;
        init => Bounds = _limits.With(Strictness, State, value);
    }

    /// <summary>
    /// A report for each read to fill: how the payload's schema differed from the reader's. A report belongs to one
    /// read at a time, so do not share options with a report between threads.
    /// </summary>
    /// <exception cref="ArgumentException">The report was given to an object and cannot be filled again.</exception>
    public MemFormatReadReport? Report
    {
        get => _report;
        init =>
            _report = value is not { IsShared: true }
                ? value
                : throw new ArgumentException("A report given to an object cannot be filled again. Create a new MemFormatReadReport.", nameof(value));
    }

    /// <summary>
    /// The compression to write with, and the only one accepted when reading; by default
    /// <see cref="MemFormatCompression.None"/>. Uncompressed payloads can always be read. You cannot combine it with
    /// <see cref="MemFormatHeader.None"/>, because such a payload has no place to name its compression.
    /// </summary>
    public MemFormatCompression Compression
    {
        get => _compression ?? MemFormatCompression.None;
        init
        {
            ArgumentNullException.ThrowIfNull(value);
            _compression = value.IsNone ? null : value;
            WriteForm = (_compression is null ? Header : Header | Wrapped) | WriteForm & Stateful;
        }
    }

    /// <summary>The limits of a read, with its strictness and its state.</summary>
    internal MemFormatLimits Bounds { get; private init; } = MemFormatLimits.Default;

    /// <summary>The session of a message to read. It knows the shape of the body.</summary>
    internal IOptionsState? ReadSession { get; init; }

    /// <summary>The session of a message to write. It defines the cases of unions.</summary>
    internal IOptionsState? WriteSession { get; init; }

    /// <summary>What is known of the schemas of a sender: of all of them, or of the one before a body.</summary>
    internal IOptionsState? Stated { get; init; }

    /// <summary>The codecs for types not known to the generator or the runtime, such as collections under NativeAOT.</summary>
    public MemFormatContext? Context { get; init; }

    /// <summary>Added to the header in <see cref="Form"/> for compressed payloads. It is larger than any header.</summary>
    internal const MemFormatHeader Wrapped = (MemFormatHeader)(1 << 30);

    /// <summary>Added in <see cref="WriteForm"/> for a state: a writer has no other place for it than before its destination.</summary>
    private const MemFormatHeader Stateful = (MemFormatHeader)(1 << 29);

    /// <summary>Header and compression in one, so that a single comparison finds the ordinary case.</summary>
    internal MemFormatHeader Form => WriteForm & ~Stateful;

    /// <summary>Like <see cref="Form"/>, with whether there is a state.</summary>
    internal MemFormatHeader WriteForm { get; private init; }

    /// <summary>For payloads within a payload: the remaining allowance of the outer read to decompress.</summary>
    internal IDecompression? Decompression { get; init; }

    /// <summary>Whether a payload can state these options.</summary>
    internal bool CanTellForm => Form != (MemFormatHeader.None | Wrapped) || ReadSession is not null;

    /// <exception cref="ArgumentException">The options name a compression, and a header with no place to state it.</exception>
    internal void CheckForm()
    {
        if (!CanTellForm)
        {
            throw new ArgumentException(
                "A payload without a header cannot be compressed: it has no place to name the compression. Use another header.", "options");
        }
    }
}
