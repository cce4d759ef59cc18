using MemFormat.Codecs;
using MemFormat.Codecs.References;
using MemFormat.Io;
using MemFormat.Plans.Cache;
using MemFormat.Plans.Run;
using MemFormat.Schemas;
using MemFormat.Schemas.Walk;

namespace MemFormat.Plans.Build;

/// <summary>
/// State of the read of one payload beyond its bytes. Made only if the reader's or the writer's schema has kinds whose
/// values depend on the rest of the payload.
/// </summary>
internal sealed class ReadScope(RootSchema root, WriterSchema writer) : PlanScope(root, writer)
{
    private ReadScope? _payload;
    private ReferenceReader? _references;
    private SerializedPlans? _payloads;
    private ExtensionFrames? _extensions;
    private CaseCopy? _keptCases;
    private SchemaLimits? _work;
    private (nuint Left, int Depth)? _start;
    private StringPool? _outerStrings;

    /// <summary>The plan for the payload's schema, if the payload brought it.</summary>
    public ResolvedPlan? Plan;

    /// <summary>What the read may spend on schemas, all of its payload together.</summary>
    public SchemaLimits Work(scoped in MemFormatReader reader)
    {
        if (_work is null)
        {
            _work = SchemaLimits.Of(reader.Limits);
            if (Plan is not null)
                _work.Use(Plan.Cost, Plan.Descriptor.Length);

            // That was charged with the header.
            _work.Due();
        }

        _work.State.Left = reader.Budget;
        return _work;
    }

    /// <summary>The scope is part of what another one is for.</summary>
    public ReadScope Within(SchemaLimits work)
    {
        _work = work;
        return this;
    }

    /// <summary>A scope for a payload within the payload, which goes on with what this read may spend and knows.</summary>
    public ReadScope Inner(RootSchema root, WriterSchema writer, byte[] descriptor, scoped in MemFormatReader reader) =>
        new(root, writer) { Descriptor = descriptor, _extensions = Extensions, _payloads = Payloads, _work = Work(reader) };

    /// <summary>A scope for an entry or an object in the payload's extension data. The objects it refers to are those of the payload.</summary>
    public ReadScope Part(RootSchema root, WriterSchema writer, byte[] descriptor, scoped in MemFormatReader reader)
    {
        var part = Inner(root, writer, descriptor, reader);
        part._payload = Whole;
        part.Kept = KeptTable;
        return part;
    }

    /// <summary>The scope of the payload that this one is a part of.</summary>
    public ReadScope Whole => _payload ?? this;

    /// <summary>How payloads within the payload become plain values.</summary>
    public SerializedPlans Payloads => _payloads ??= new();

    /// <summary>The state of the current objects with extension data.</summary>
    public ExtensionFrames Extensions => _extensions ??= new();

    /// <summary>The objects that keep their identity.</summary>
    public ReferenceReader References => _references ??= _payload?.References ?? new ReferenceReader(this) { IsCutOff = IsCutOff };

    /// <summary>The objects that extension data refers to.</summary>
    public KeptObjects KeptObjects => Unsafe.As<KeptObjects>(KeptTable);

    /// <summary>Whether objects that keep their identity have occurred: then bytes may be read again.</summary>
    public bool HasReferences => _references is not null;

    /// <inheritdoc/>
    public override ReferenceTable ReferenceTable => References;

    /// <inheritdoc/>
    public override MemExtensionData KeepUnknown(scoped ref MemFormatReader reader, object union, uint number, ulong tag, WriterCase found) =>
        (_keptCases ??= new CaseCopy(Descriptor)).Make(ref reader, union, number, tag, found);

    /// <inheritdoc/>
    protected override KeptTable NewKeptTable() => new KeptObjects(this);

    /// <inheritdoc/>
    protected override CaseTable NewCaseTable() => Cases = new PayloadUnions(this);

    /// <summary>The scope of a read, or null while it has none.</summary>
    public static new ReadScope? Of(ref MemFormatReader reader) => Unsafe.As<ReadScope>(reader.State);

    /// <inheritdoc/>
    public override PlanNode OpenBase(ref MemFormatReader reader, PlanNode node) => Unions.OpenBase(ref reader, node);

    /// <inheritdoc/>
    public override void OpenCase(ref MemFormatReader reader, PlanNode node) => Unions.OpenCase(ref reader, node);

    /// <inheritdoc/>
    public override void EnterBody(ref MemFormatReader reader, WriterType type) => References.Enter(ref reader, type);

    /// <inheritdoc/>
    public override void LeaveBody(ref MemFormatReader reader) => References.Leave(ref reader);

    /// <inheritdoc/>
    public override PlanNode PlanOf(ref MemFormatReader reader, WriterType type, SchemaState body) => KeptObjects.PlanOf(ref reader, type, body);

    /// <inheritdoc/>
    public override WriterType TypeOf(ref MemFormatReader reader, KeptObject kept) => KeptObjects.SchemaOf(ref reader, kept).Types[0];

    /// <inheritdoc/>
    public override void EnterKept(ref MemFormatReader reader, KeptObject kept)
    {
        ReferenceReader.MoveTo(ref reader, kept.Left);
        var part = Part(Root, KeptObjects.SchemaOf(ref reader, kept), kept.Segments, reader).Begin(ref reader);
        part._outerStrings = Whole.EnterPart(ref reader);
        KeptTable.Links = kept.Links;
    }

    /// <inheritdoc/>
    public override void LeaveKept(ref MemFormatReader reader, KeptObject kept)
    {
        if (kept.Left - reader.Left != (nuint)kept.Body.Length)
            MemFormatThrow.InvalidData("An object in extension data does not have its stated size.");
        KeptTable.Links = null;
        Whole.LeavePart(ref reader, Of(ref reader)!._outerStrings);
        reader.State = this;
    }

    /// <inheritdoc/>
    public override MemExtensionData? TakeExtension(scoped ref MemFormatReader reader)
    {
        var data = Extensions.Pop().ToData(ref reader);
        if (data is { Links: { } links })
            KeptTable.Hold(links);
        return data;
    }

    /// <summary>Becomes the scope of a read in the middle of a payload.</summary>
    public ReadScope Begin(ref MemFormatReader reader)
    {
        reader.State = this;
        return this;
    }

    /// <summary>Becomes the scope of a reader that is at the root.</summary>
    /// <param name="reader">The payload's reader.</param>
    /// <param name="copies">Whether bodies of objects that keep their identity must be found first.</param>
    public ReadScope Begin(ref MemFormatReader reader, bool copies)
    {
        reader.State = this;
        _start = (reader.Left, reader.DepthLeft);
        if (copies)
            References.Scan(ref reader);
        return this;
    }

    /// <summary>Finds all bodies, wherever the reader is, for a case of a union whose types do not keep identity.</summary>
    public void FindBodies(ref MemFormatReader reader)
    {
        if (References.IsScanned)
            return;
        if (_start is not { } start || start.Left < reader.Left)
            throw MemFormatThrow.IdentityLost("A union case holds objects that keep their");
        var depth = reader.DepthLeft;
        reader.DepthLeft = start.Depth;

        // The walk visits the definitions of all cases, in their order.
        Cases = KnownUnions?.Again();
        References.ScanAgain(ref reader, start.Left);
        reader.DepthLeft = depth;
    }

    /// <summary>Reads the bodies after the root.</summary>
    public void Finish(ref MemFormatReader reader)
    {
        _references?.ReadBodies(ref reader);
        if (Kept is not null)
            KeptObjects.Finish(ref reader);
        _references?.TellObjects(ref reader);
    }

    /// <summary>Finds what extension data refers to, wherever the reader is.</summary>
    public void FindKept(ref MemFormatReader reader)
    {
        if (KeptObjects.IsRead)
            return;
        var state = reader.State;
        var links = KeptTable.Links;
        (reader.State, KeptTable.Links) = (Whole, null);
        var part = Whole.LeaveAllParts(ref reader);
        Whole.FindBodies(ref reader);
        Whole.ReturnToPart(ref reader, part);
        (reader.State, KeptTable.Links) = (state, links);
    }

    /// <summary>The bytes of that schema.</summary>
    public byte[] Descriptor = root.Descriptor;

    /// <summary>Whether the header's fingerprint vouches for the declared cases of unions, so that the payload does not define them.</summary>
    public bool AreCasesKnown;

    /// <summary>Whether the payload may end anywhere.</summary>
    public bool IsCutOff;

    /// <summary>The cases that the fingerprint of a recorded schema vouches for.</summary>
    public RecordedCases? Recorded;

    /// <summary>The cases of unions that the payload has defined.</summary>
    public PayloadUnions Unions => Unsafe.As<PayloadUnions>(CaseTable);

    private PayloadUnions? KnownUnions => Unsafe.As<PayloadUnions>(Cases);

    /// <summary>The differences between the cases of the payload's union values and the reader's.</summary>
    public IEnumerable<MemFormatReadDifference> CaseDifferences() => KnownUnions?.Differences() ?? [];

    /// <summary>The payload is a body of a session, which has defined the cases of unions.</summary>
    public ReadScope In(PayloadUnions session)
    {
        Cases = session.For(this);
        return this;
    }

    /// <summary>Keeps the new plans for later reads, after all of the payload was read.</summary>
    public void Keep()
    {
        _extensions?.Plans.Keep();
        KeepCases();
    }

    /// <summary>Like <see cref="Keep"/>, for cases only.</summary>
    public void KeepCases() => KnownUnions?.Keep();
}
