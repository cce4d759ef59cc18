using MemFormat.Codecs;
using MemFormat.Schemas.Walk;

namespace MemFormat.Schemas.Compose;

/// <summary>Reads which cases the values of one payload's unions are of, and how their bodies are read.</summary>
/// <param name="root">The reader's own schema.</param>
/// <param name="isOwn">Whether it is the payload's, too.</param>
internal abstract class UnionReader(RootSchema root, bool isOwn) : CaseTable
{
    private const int MostSeen = 64;
    private const uint FirstLongTag = 0x80 >> UnionHead.TagShift; // The head of smaller ones is a byte.

    /// <summary>The cases that the payload has defined as this process would itself.</summary>
    protected CaseBits Own;

    /// <summary>The tag of the last case that the reader's union lacks.</summary>
    public ulong UnknownTag;

    private readonly KnownUnions _unions = root.Unions;

    // The union that values came of last, the tag of its first case, and which of its cases have occurred, all exact.
    private UnionSource? _last;
    private uint _lastTag;
    private ulong _seen;

    /// <summary>Reads the head of a value whose case came before, in the last union of all, and is as this process writes it.</summary>
    /// <returns>The ordinal of the case; -1 if it is another value, and nothing is read.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int BeginSeen(ref MemFormatReader reader, UnionSource source)
    {
        if (!ReferenceEquals(source, _last) || reader.Left == 0)
            return -1;
        uint head = reader.Position;
        var ordinal = (head >> UnionHead.TagShift) - _lastTag;
        if ((head & UnionHead.Defines) != 0 || ordinal >= MostSeen || (_seen >> (int)ordinal & 1) == 0)
            return -1;
        reader.ReadByte();
        return (int)ordinal;
    }

    /// <summary>Reads the case of a value, and its definition if this is the first value of the case.</summary>
    /// <param name="reader">The reader, at the value. It is moved to the value's body.</param>
    /// <param name="number">The union's number in the payload's schema.</param>
    /// <param name="union">The union to read into.</param>
    /// <param name="own">Its case, or null if it has none of this tag.</param>
    /// <param name="unknown">In that case, the payload's case.</param>
    /// <returns>The plan for the body, or null if the union has no such case.</returns>
    public PlanNode? Begin(ref MemFormatReader reader, uint number, KnownUnion union, out KnownCase? own, out WriterCase? unknown)
    {
        // Not virtual up to here: most values are of a case that the payload has defined as this process would.
        var head = reader.ReadLength();
        own = _unions.Find(union, head >> UnionHead.TagShift);
        unknown = null;
        if ((head & UnionHead.Defines) != 0 || !IsExact(number, union, own))
            return BeginOther(ref reader, number, union, own, head, out unknown);
        See(union, own!);
        return own!.Exact;
    }

    private void See(KnownUnion union, KnownCase own)
    {
        if (!ReferenceEquals(union.Source, _last))
            (_last, _lastTag, _seen) = (union.Source, union.Declared is [var first, ..] ? first.Tag : 0, 0);

        // Of unions with the tags 1, 2, 3 and so on. Larger tags have a head of two bytes.
        var ordinal = own.Tag - _lastTag;
        if (ordinal == (uint)own.Ordinal && ordinal < MostSeen && own.Tag < FirstLongTag)
            _seen |= 1UL << (int)ordinal;
    }

    /// <summary>Whether the bodies of a case are read as this process writes them.</summary>
    protected bool IsExact(uint number, KnownUnion union, KnownCase? own) => isOwn && own is not null && number == union.Number && Own.Has(own.Bit);

    /// <summary>As <see cref="Begin"/>, behind the head.</summary>
    protected abstract PlanNode? BeginOther(
        ref MemFormatReader reader,
        uint number,
        KnownUnion union,
        KnownCase? own,
        ulong head,
        out WriterCase? unknown);
}
