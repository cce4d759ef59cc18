namespace MemFormat.Schemas.Walk;

/// <summary>The cases of unions that one payload has defined so far.</summary>
internal abstract class CaseTable
{
    /// <summary>Reads which case a value is of, for a walk through its body.</summary>
    /// <param name="reader">At the value; put at its body.</param>
    /// <param name="number">The union's number in the payload's schema.</param>
    /// <param name="tag">The case.</param>
    public abstract WriterCase Walk(ref MemFormatReader reader, uint number, out ulong tag);
}
