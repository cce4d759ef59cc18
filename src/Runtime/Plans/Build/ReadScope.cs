using MemFormat.Codecs.References;
using MemFormat.Schemas;

namespace MemFormat.Plans.Build;

/// <summary>
/// What the read of one payload knows beyond its bytes: made only when the reader's or the writer's schema holds kinds whose
/// values depend on others of the payload.
/// </summary>
internal sealed class ReadScope(RootSchema root, WriterSchema writer)
{
    private ReferenceReader? _references;
    private PayloadUnions? _unions;
    private SerializedPlans? _payloads;
    private ExtensionFrames? _extensions;
    private (nuint Left, int Depth)? _start;

    /// <summary>The reader's own schema.</summary>
    public RootSchema Root { get; } = root;

    /// <summary>The schema in which the payload was written.</summary>
    public WriterSchema Writer { get; } = writer;

    /// <summary>How payloads within the payload become plain values.</summary>
    public SerializedPlans Payloads
    {
        get => _payloads ??= new SerializedPlans();
        init => _payloads = value;
    }

    /// <summary>What is known of the objects with extension data that are being read.</summary>
    public ExtensionFrames Extensions
    {
        get => _extensions ??= new ExtensionFrames();
        init => _extensions = value;
    }

    /// <summary>The objects that keep their identity.</summary>
    public ReferenceReader References => _references ??= new ReferenceReader(Root, Writer);

    /// <summary>How many references to such objects were stepped over.</summary>
    public int PassedReferences => _references?.Passed ?? 0;

    /// <summary>Whether objects that keep their identity have occurred: then bytes may be read again.</summary>
    public bool HasReferences => _references is not null;

    /// <summary>Says that the reader is at the root.</summary>
    /// <param name="reader">The payload's reader.</param>
    /// <param name="copies">Whether bodies of objects that keep their identity must be found first.</param>
    public void Begin(ref MemFormatReader reader, bool copies)
    {
        _start = (reader.Left, reader.DepthLeft);
        if (copies)
            References.Scan(ref reader);
    }

    /// <summary>Finds all bodies, wherever the reader is, for a case of a union whose types do not keep identity.</summary>
    public void FindBodies(ref MemFormatReader reader)
    {
        if (References.IsScanned)
            return;
        if (_start is not { } start || start.Left < reader.Left)
            throw new MemFormatException(MemFormatError.SchemaMismatch, "A case of a union holds objects that keep their identity in the payload and not here, where their bodies cannot be found.");
        var depth = reader.DepthLeft;
        reader.DepthLeft = start.Depth;

        // The walk meets the definitions of all cases, in their order.
        _unions = _unions?.Again();
        References.ScanAgain(ref reader, start.Left);
        reader.DepthLeft = depth;
    }

    /// <summary>Reads what follows the root.</summary>
    public void Finish(ref MemFormatReader reader) => _references?.ReadBodies(ref reader);

    /// <summary>The bytes of that schema.</summary>
    public byte[] Descriptor { get; init; } = root.Descriptor;

    /// <summary>Whether the header's fingerprint vouches for the declared cases of unions, so that the payload does not define them.</summary>
    public bool AreCasesKnown { get; init; }

    /// <summary>The cases that the fingerprint of a recorded schema vouches for.</summary>
    public RecordedCases? Recorded { get; init; }

    /// <summary>The cases of unions that the payload has defined.</summary>
    public PayloadUnions Unions => _unions ??= new PayloadUnions(this);

    /// <summary>What differs between the cases of unions that the payload has values of and the own ones.</summary>
    public IEnumerable<MemFormatReadDifference> CaseDifferences() => _unions?.Differences() ?? [];

    /// <summary>The payload is a body of a session, which has defined the cases of unions.</summary>
    public ReadScope In(PayloadUnions session)
    {
        _unions = session.For(this);
        return this;
    }

    /// <summary>All of the payload is read: what was learnt from it may serve others.</summary>
    public void Keep()
    {
        _extensions?.Plans.Keep();
        KeepCases();
    }

    /// <summary>As <see cref="Keep"/>, of what is learnt of cases only.</summary>
    public void KeepCases() => _unions?.Keep();
}
