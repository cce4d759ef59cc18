using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>The elements of a tuple: members 1 and up of an object, all in the rest of its body.</summary>
/// <typeparam name="T">The tuple.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface ITupleElements<T>
{
    /// <summary>How many there are, how many of them have a presence bit, and the least bytes of those that have none, as one sum.</summary>
    static abstract long Size { get; }

    /// <summary>Appends the slot of each.</summary>
    /// <param name="schema">The schema being composed.</param>
    static abstract void Describe(SchemaComposer schema);

    /// <summary>Adds the presence bits.</summary>
    static abstract void AddFlags(ref TupleFlags flags, T value);

    /// <summary>Writes those that are there.</summary>
    static abstract void Write(ref MemFormatWriter writer, T value);

    /// <summary>Reads those whose bits say that they are there.</summary>
    static abstract T Read(ref MemFormatReader reader, ref TupleFlags flags);

    /// <summary>Reads one that was written in another shape.</summary>
    /// <param name="reader">At its bytes.</param>
    /// <param name="value">The tuple so far.</param>
    /// <param name="element">Its number, from 0.</param>
    /// <param name="node">How it is read; null: it is null.</param>
    static abstract void ReadElement(ref MemFormatReader reader, ref T value, int element, PlanNode? node);
}
