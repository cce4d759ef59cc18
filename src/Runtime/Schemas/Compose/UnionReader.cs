using MemFormat.Codecs;
using MemFormat.Schemas.Walk;

namespace MemFormat.Schemas.Compose;

/// <summary>Reads which cases the values of one payload's unions are of, and how their bodies are read.</summary>
internal abstract class UnionReader : CaseTable
{
    /// <summary>Reads which case a value is of, and what the payload says of the case where this is its first value.</summary>
    /// <param name="reader">At the value; put at its body.</param>
    /// <param name="number">The union's number in the payload's schema.</param>
    /// <param name="union">The union that the value is read into.</param>
    /// <param name="own">Its case, or null when it has none of the tag.</param>
    /// <param name="unknown">Then, the payload's case.</param>
    /// <returns>How the body is read, or null when the union has no such case.</returns>
    public abstract PlanNode? Begin(ref MemFormatReader reader, uint number, OwnUnion union, out OwnCase? own, out WriterCase? unknown);
}
