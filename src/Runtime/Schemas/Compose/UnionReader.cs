using MemFormat.Codecs;
using MemFormat.Schemas.Walk;

namespace MemFormat.Schemas.Compose;

/// <summary>Reads which cases the values of one payload's unions are of, and how their bodies are read.</summary>
internal abstract class UnionReader : CaseTable
{
    /// <summary>Reads the case of a value, and its definition if this is the first value of the case.</summary>
    /// <param name="reader">The reader, at the value. It is moved to the value's body.</param>
    /// <param name="number">The union's number in the payload's schema.</param>
    /// <param name="union">The union to read into.</param>
    /// <param name="own">Its case, or null if it has none of this tag.</param>
    /// <param name="unknown">In that case, the payload's case.</param>
    /// <returns>The plan for the body, or null if the union has no such case.</returns>
    public abstract PlanNode? Begin(ref MemFormatReader reader, uint number, OwnUnion union, out OwnCase? own, out WriterCase? unknown);
}
