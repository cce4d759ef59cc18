using MemFormat.Payloads.Recorded;
using MemFormat.Schemas;
using MemFormat.Schemas.Compose;

namespace MemFormat.Payloads.Sessions;

/// <summary>The definitions in the messages written so far, and those the next one needs.</summary>
internal sealed class WriteSession : ICaseListener, IOptionsState
{
    private readonly RootSchema _root;
    private readonly MemFormatHeader _header;
    private readonly List<(uint Union, ulong Tag, byte[] Definition, KnownCase? Own)> _new = [];
    private CaseBits _known;
    private bool _isBegun;

    public WriteSession(RootSchema root, MemFormatHeader header)
    {
        (_root, _header) = (root, header);
        Kept = new KeptDefinitions(root, this);

        // A fingerprint speaks of the declared cases, too.
        if (header is MemFormatHeader.Fingerprint or MemFormatHeader.Fingerprint64)
            _known.Reset(root.Unions.DeclaredCases);
    }

    /// <inheritdoc/>
    public KeptDefinitions Kept { get; }

    /// <summary>Starts the next body. Definitions of an earlier one that was not kept are forgotten.</summary>
    public void BeginBody()
    {
        _new.Clear();
        Kept.Begin();
    }

    /// <summary>The body holds a value of a case. Asked once per case and body.</summary>
    public void Use(KnownUnion union, KnownCase own)
    {
        if (!_known.Has(own.Bit))
            _new.Add((union.Number, own.Tag, own.Definition, own));
    }

    /// <inheritdoc/>
    public void Use(uint union, ulong tag, byte[] definition) => _new.Add((union, tag, definition, null));

    /// <summary>Writes the definitions that the body needs.</summary>
    public void WriteDefinitions(ref MemFormatWriter writer)
    {
        writer.WriteLength((uint)_new.Count + (_isBegun ? 0u : 1));
        if (!_isBegun)
            WriteShape(ref writer);
        foreach (var (union, tag, definition, _) in _new)
        {
            writer.WriteLength(SessionMessage.FirstUnion + (ulong)union);
            writer.WriteLength(tag);
            writer.WriteFramed(definition);
        }
    }

    /// <summary>The message was handed over: its definitions hold.</summary>
    public void Keep()
    {
        _isBegun = true;
        foreach (var (_, _, _, own) in _new)
        {
            if (own is not null)
                _known.Add(own.Bit);
        }

        _new.Clear();
        Kept.Keep();
    }

    private void WriteShape(ref MemFormatWriter writer)
    {
        switch (_header)
        {
            case MemFormatHeader.Inline:
                writer.WriteLength(SessionMessage.Shape);
                writer.WriteFramed(_root.Descriptor);
                break;
            case MemFormatHeader.Fingerprint:
                writer.WriteLength(SessionMessage.Fingerprint);
                writer.WriteLength(Fingerprints.ShortSize);
                writer.WriteUInt32(_root.Fingerprint);
                break;
            default:
                writer.WriteLength(SessionMessage.Fingerprint);
                writer.WriteLength(Fingerprints.LongSize);
                writer.WriteUInt64(_root.Fingerprint64);
                break;
        }
    }
}
