using MemFormat.Codecs;
using MemFormat.Schemas.Walk;

namespace MemFormat.Schemas.Compose;

/// <summary>Reads which cases the values of one payload's unions are of, and how their bodies are read.</summary>
/// <param name="root">The reader's own schema.</param>
/// <param name="isOwn">Whether it is the payload's, too.</param>
internal abstract class UnionReader(RootSchema root, bool isOwn) : CaseTable
{
    /// <summary>The cases that the payload has defined as this process would itself.</summary>
    protected CaseBits Own;

    /// <summary>The tag of the last case that the reader's union lacks.</summary>
    public ulong UnknownTag;

    private readonly KnownUnions _unions = root.Unions;

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
        return (head & UnionHead.Defines) == 0 && IsExact(number, union, own) ? own!.Exact : BeginOther(ref reader, number, union, own, head, out unknown);
    }

    /// <summary>Whether the bodies of a case are read as this process writes them.</summary>
    protected bool IsExact(uint number, KnownUnion union, KnownCase? own) => isOwn && own is not null && number == union.Number && Own.Has(own.Bit);

    /// <summary>As <see cref="Begin"/>, behind the head.</summary>
    protected abstract PlanNode? BeginOther(ref MemFormatReader reader, uint number, KnownUnion union, KnownCase? own, ulong head, out WriterCase? unknown);
}
