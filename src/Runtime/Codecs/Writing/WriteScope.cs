using MemFormat.Io;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Codecs.Writing;

/// <summary>
/// State of the write of one payload, used only if the root's schema asks for it, or the options have one for custom
/// code. The writer holds it in place of its destination, and it passes everything on. One per thread is kept. It is
/// taken out while in use, so user code may serialize meanwhile.
/// </summary>
internal sealed class WriteScope : StateHolder, IBufferWriter<byte>
{
    [ThreadStatic]
    private static WriteScope? s_kept;

    private CaseBits _defined;
    private StringTable? _strings;
    private KeptWriter? _kept;
    private KeptCaseWriter? _keptCases;

    private WriteScope(RootSchema root, MemFormatHeader header, ICaseListener? session) => Begin(root, header, session);

    /// <summary>The writer's destination.</summary>
    public IBufferWriter<byte>? Destination;

    /// <summary>The session, if the payload is the body of a message.</summary>
    public ICaseListener? Session;

    /// <summary>The schema that is written.</summary>
    public RootSchema Root;

    /// <summary>The header of the payload.</summary>
    public MemFormatHeader Header;

    /// <summary>The objects that keep their identity.</summary>
    public readonly ReferenceWriter References = new();

    /// <summary>The objects that extension data refers to.</summary>
    public KeptWriter Kept => _kept ??= new KeptWriter(References);

    /// <summary>The pooled strings that the payload has had.</summary>
    public StringTable Strings
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _strings ?? NewStrings();
    }

    /// <summary>Writes values of cases that this program does not have.</summary>
    public KeptCaseWriter KeptCases => _keptCases ??= new KeptCaseWriter(this);

    /// <summary>The scope of a write whose schema has unions, references or pooled strings, or null.</summary>
    public static WriteScope? Of(ref MemFormatWriter writer) => writer.Destination as WriteScope;

    /// <summary>One that remembers nothing.</summary>
    public static WriteScope Rent(RootSchema root, MemFormatHeader header, ICaseListener? session)
    {
        var kept = s_kept;
        if (kept is null)
            return new WriteScope(root, header, session);
        s_kept = null;
        kept.Begin(root, header, session);
        return kept;
    }

    /// <summary>Writes the bodies after the root, then forgets all state. Not called after an error.</summary>
    public void Finish(ref MemFormatWriter writer)
    {
        References.WriteBodies(ref writer);
        _kept?.WriteSection(ref writer);
        writer.Destination = Destination!;
        _keptCases = null;
        if (References.TryClear())
        {
            _kept = null;
            _strings?.Reset();

            // It must not keep the payload's destination, or an assembly, alive.
            (Destination, Session, Root, State) = (null, null, null!, null);
            s_kept = this;
        }
    }

    /// <summary>
    /// Notes that the payload holds a value of this case. A fingerprint in the header covers the declared cases, too.
    /// </summary>
    /// <returns>Whether the payload must define the case first.</returns>
    internal bool Define(KnownUnion union, KnownCase own) => _defined.Add(own.Bit) && !IsDefinedAhead(union, own);

    /// <inheritdoc/>
    public void Advance(int count) => Destination!.Advance(count);

    /// <inheritdoc/>
    public Memory<byte> GetMemory(int sizeHint = 0) => Destination!.GetMemory(sizeHint);

    /// <inheritdoc/>
    public Span<byte> GetSpan(int sizeHint = 0) => Destination!.GetSpan(sizeHint);

    /// <summary>Takes the place of the writer's destination, to which it passes everything on.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="state">The state for custom code, or null.</param>
    public void Begin(ref MemFormatWriter writer, object? state)
    {
        State = state;
        Destination = writer.Destination;
        writer.Destination = this;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private StringTable NewStrings() => _strings = new StringTable();

    /// <summary>In a session, cases are defined ahead of the bodies.</summary>
    private bool IsDefinedAhead(KnownUnion union, KnownCase own)
    {
        Session?.Use(union, own);
        return Session is not null;
    }

    [MemberNotNull(nameof(Root))]
    private void Begin(RootSchema root, MemFormatHeader header, ICaseListener? session)
    {
        (Root, Header, Session) = (root, header, session);
        _defined.Reset(header is MemFormatHeader.Fingerprint or MemFormatHeader.Fingerprint64 ? root.Unions.DeclaredCases : 0);
    }
}
