namespace MemFormat.Codecs;

/// <summary>Integers of 16 to 64 bits, or enums of these. In lists and maps they can take as few bytes as they need.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatCompactCodec<T> : IMemFormatCodec<T>
{
    /// <summary>Whether the integers are signed.</summary>
    static abstract bool IsSigned { get; }

    /// <summary>Appends the slot of a compact element, key or value.</summary>
    /// <param name="schema">The schema being composed.</param>
    static abstract void DescribeCompact(SchemaComposer schema);
}
