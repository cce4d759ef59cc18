namespace MemFormat.Codecs;

/// <summary>The elements of a tuple: members 1 and up of an object, all after its fixed block.</summary>
/// <typeparam name="T">The tuple.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface ITupleElements<T>
{
    /// <summary>How many there are, how many of them have a presence bit, and the least bytes of those that have none, as one sum.</summary>
    static abstract long Size { get; }

    /// <summary>Appends the slot of each element.</summary>
    /// <param name="schema">The schema being composed.</param>
    static abstract void Describe(SchemaComposer schema);

    /// <summary>Adds the presence bits.</summary>
    static abstract void AddFlags(ref TupleFlags flags, T value);

    /// <summary>Writes the elements that are present.</summary>
    static abstract void Write(ref MemFormatWriter writer, T value);

    /// <summary>Reads the elements that are present.</summary>
    static abstract T Read(ref MemFormatReader reader, ref TupleFlags flags);

    /// <summary>Reads an element of another shape.</summary>
    /// <param name="reader">The reader, at the element's bytes.</param>
    /// <param name="value">The tuple so far.</param>
    /// <param name="element">The element's number, from 0.</param>
    /// <param name="node">The plan for the element; null if the element is null.</param>
    static abstract void ReadElement(ref MemFormatReader reader, ref T value, int element, PlanNode? node);
}
