namespace MemFormat.Schemas;

/// <summary>The schema of a root as this process knows it.</summary>
internal sealed class RootSchema
{
    public RootSchema(byte[] descriptor, ReaderType[] types, Func<RootSchema>[] contents)
    {
        Descriptor = descriptor;
        Types = types;
        Own = WriterSchema.ParseOwn(descriptor, []);
        SerializedSlots.Connect(Own, contents, 0);
        Reader = new ReaderSchema(0, Own, types);
        InlineHeader = PayloadHead.InlineHeader(descriptor);
    }

    /// <summary>For walks without a reader: a root without types.</summary>
    public static readonly RootSchema Empty = new([SlotToken.Of(WireKind.Bool, WirePlace.Rest)], [], []);

    /// <summary>
    /// The root that was composed last, and the one before: errors of writing find theirs by the header that was written. None is kept
    /// alive; where one is gone, those before it are not found.
    /// </summary>
    public static WeakReference<RootSchema>? Last;

    /// <inheritdoc cref="Last"/>
    public WeakReference<RootSchema>? Previous;

    public readonly byte[] Descriptor;

    /// <summary>Whether values depend on others of their payload, so that reading and writing keep track of them.</summary>
    public bool NeedsScope;

    /// <inheritdoc cref="WriterSchema.TakesScope"/>
    public bool TakesScope => NeedsScope || Own.HasExtension;

    /// <summary>The hot reloads before it was composed.</summary>
    public int Edits;

    /// <summary>A user's codec whose values are the roots, else null.</summary>
    public object? Instance;

    /// <summary>Byte 0, the descriptor's length, the descriptor.</summary>
    public readonly byte[] InlineHeader;

    /// <summary>The schema in which this process writes.</summary>
    public readonly WriterSchema Own;

    /// <summary>Further facts about the reader's types, by number.</summary>
    public readonly ReaderType[] Types;

    /// <summary>The types that the descriptor lists.</summary>
    public readonly ReaderSchema Reader;

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
}
