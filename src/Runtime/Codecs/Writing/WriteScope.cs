using MemFormat.Io;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Codecs.Writing;

/// <summary>
/// State of the write of one payload, used only if the root's schema asks for it. The writer holds it in place of its
/// destination, and it passes everything on. One per thread is kept. It is taken out while in use, so user code may
/// serialize meanwhile.
/// </summary>
internal sealed class WriteScope : IBufferWriter<byte>
{
    [ThreadStatic]
    private static WriteScope? s_kept;

    private IBufferWriter<byte>? _destination;
    private CaseBits _defined;
    private ICaseListener? _session;
    private bool _isHandedOver;

    private WriteScope(RootSchema root, MemFormatHeader header, ICaseListener? session) => Begin(root, header, session);

    /// <summary>The writer's destination.</summary>
    public IBufferWriter<byte> Destination => _destination!;

    /// <summary>The schema that is written.</summary>
    public RootSchema Root;

    /// <summary>The header of the payload.</summary>
    public MemFormatHeader Header;

    /// <summary>The objects that keep their identity.</summary>
    public readonly ReferenceWriter References = new();

    /// <summary>The scope of a write whose schema has unions or references, or null.</summary>
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
        writer.Destination = _destination!;
        if (References.TryClear())
        {
            // It must not keep the payload's destination, or an assembly, alive.
            (_destination, _session, Root) = (null, null, null!);
            s_kept = this;
        }
    }

    /// <summary>Whether values are not preceded by the definitions of declared cases.</summary>
    public bool AreCasesKnown => _session is not null || Header is MemFormatHeader.Fingerprint or MemFormatHeader.Fingerprint64;

    /// <summary>The root, if the bytes are the start of its payload.</summary>
    public RootSchema? RootOf(ReadOnlySpan<byte> written, out int body)
    {
        body = Header switch
        {
            MemFormatHeader.Inline => Root.InlineHeader.Length,
            MemFormatHeader.Fingerprint => Fingerprints.ShortSize,
            MemFormatHeader.Fingerprint64 => Fingerprints.LongSize,
            _ => 0,
        };
        return !_isHandedOver && body <= written.Length ? Root : null;
    }

    /// <summary>
    /// Notes that the payload holds a value of this case. A fingerprint in the header covers the declared cases, too.
    /// </summary>
    /// <returns>Whether the payload must define the case first.</returns>
    internal bool Define(KnownUnion union, KnownCase own) => _defined.Add(own.Bit) && !IsDefinedAhead(union, own);

    /// <inheritdoc/>
    public void Advance(int count)
    {
        _isHandedOver = _destination is not PayloadBuffer;
        _destination!.Advance(count);
    }

    /// <inheritdoc/>
    public Memory<byte> GetMemory(int sizeHint = 0) => _destination!.GetMemory(sizeHint);

    /// <inheritdoc/>
    public Span<byte> GetSpan(int sizeHint = 0) => _destination!.GetSpan(sizeHint);

    /// <summary>Takes the place of the writer's destination, to which it passes everything on.</summary>
    public void Begin(ref MemFormatWriter writer)
    {
        _destination = writer.Destination;
        writer.Destination = this;
    }

    /// <summary>In a session, cases are defined ahead of the bodies.</summary>
    private bool IsDefinedAhead(KnownUnion union, KnownCase own)
    {
        _session?.Use(union, own);
        return _session is not null;
    }

    [MemberNotNull(nameof(Root))]
    private void Begin(RootSchema root, MemFormatHeader header, ICaseListener? session)
    {
        (Root, Header, _session, _isHandedOver) = (root, header, session, false);
        _defined.Reset(header is MemFormatHeader.Fingerprint or MemFormatHeader.Fingerprint64 ? root.Unions.DeclaredCases : 0);
    }
}
