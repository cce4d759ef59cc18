namespace MemFormat.Schemas;

/// <summary>The schema of a root as this process knows it.</summary>
/// <param name="descriptor">Its descriptor.</param>
/// <param name="types">Facts about the reader's types, by number.</param>
/// <param name="contents">The schemas of payloads within the payload, in the order of their slots.</param>
internal sealed class RootSchema(byte[] descriptor, ReaderType[] types, Func<RootSchema>[] contents)
{
    private ReaderSchema? _reader;

    /// <summary>For walks without a reader: a root without types.</summary>
    public static readonly RootSchema Empty = new([SlotToken.Of(WireKind.Bool, WirePlace.Rest)], [], []);

    /// <summary>
    /// The root that was composed last, and the one before: errors of writing find theirs by the header that was written. None is kept
    /// alive; where one is gone, those before it are not found.
    /// </summary>
    public static WeakReference<RootSchema>? Last;

    /// <inheritdoc cref="Last"/>
    public WeakReference<RootSchema>? Previous;

    public readonly byte[] Descriptor = descriptor;

    /// <summary>Whether values depend on others of their payload, so that reading and writing keep track of them.</summary>
    public bool NeedsScope;

    /// <inheritdoc cref="WriterSchema.TakesScope"/>
    public bool TakesScope;

    /// <summary>Whether writing takes a scope: <see cref="TakesScope"/>, or pooled strings are looked up.</summary>
    public bool WritesScope;

    /// <summary>The hot reloads before it was composed.</summary>
    public int Edits;

    /// <summary>A user's codec whose values are the roots, else null.</summary>
    public object? Instance;

    /// <summary>Byte 0, the descriptor's length, the descriptor.</summary>
    public readonly byte[] InlineHeader = PayloadHead.InlineHeader(descriptor);

    /// <summary>The schema in which this process writes.</summary>
    public WriterSchema Own => Reader.Schema;

    /// <summary>Further facts about the reader's types, by number.</summary>
    public readonly ReaderType[] Types = types;

    /// <summary>The types that the descriptor lists. Its own payloads, with the descriptor in front, are written and read without them.</summary>
    public ReaderSchema Reader => _reader ?? Parse();

    /// <summary>The target of payloads.</summary>
    public CaseTarget Target => new(Reader, Own.Root, isOpened: false);

    /// <summary>The unions that the root reaches.</summary>
    internal SchemaState? UnionState;

    /// <summary>The plans by which payloads of other shapes are read.</summary>
    internal SchemaState? PlanState;

    /// <summary>The known fingerprints of the root.</summary>
    internal SchemaState? HistoryState;

    /// <summary>The header of fingerprint mode, or 0 before its first use.</summary>
    internal uint KnownFingerprint;

    private ReaderSchema Parse()
    {
        var own = WriterSchema.ParseOwn(Descriptor, []);
        SerializedSlots.Connect(own, contents, 0);
        var parsed = new ReaderSchema(0, own, Types);
        return Interlocked.CompareExchange(ref _reader, parsed, null) ?? parsed;
    }
}
