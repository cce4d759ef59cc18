namespace MemFormat.Schemas.Walk;

/// <summary>The objects of one payload that keep their identity, by number.</summary>
internal abstract class ReferenceTable
{
    /// <summary>Steps over the number of an object.</summary>
    /// <param name="reader">At the number.</param>
    /// <param name="type">The writer's type.</param>
    /// <param name="isNew">Whether it is the object's first occurrence.</param>
    /// <returns>The object's number.</returns>
    public abstract int Pass(ref MemFormatReader reader, WriterType type, out bool isNew);

    /// <summary>Begins the next body in the order of the numbers.</summary>
    /// <param name="reader">The reader, after the root or the body before.</param>
    /// <param name="type">The writer's type.</param>
    public abstract bool TryBegin(ref MemFormatReader reader, out WriterType? type);
}
