using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>
/// Integers of 16 to 64 bits, enums of these, or structs of nothing but such numbers of one kind. In lists they can take as few bytes as
/// they need, integers in maps, too.
/// </summary>
/// <typeparam name="T">The type of the values.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IMemFormatCompactCodec<T> : IMemFormatCodec<T>
{
    /// <summary>Whether the integers are signed.</summary>
    static abstract bool IsSigned { get; }

    /// <summary>Appends the slot of a compact element, key or value.</summary>
    /// <param name="schema">The schema being composed.</param>
    static abstract void DescribeCompact(SchemaComposer schema);

    /// <summary>Reads so many values from their digits.</summary>
    /// <param name="reader">The reader, behind the head of the list.</param>
    /// <param name="count">The number of values.</param>
    /// <param name="isSigned">Whether the integers are signed.</param>
    static virtual T[] ReadDigits(ref MemFormatReader reader, int count, bool isSigned) => CompactDigits.Read<T>(ref reader, count, isSigned);

    /// <summary>Writes a list with the digits of its values, if these are fewer bytes than the values as they are.</summary>
    /// <param name="writer">The writer to write to.</param>
    /// <param name="items">The values.</param>
    /// <param name="isSigned">Whether the integers are signed.</param>
    /// <returns>Whether they are.</returns>
    static virtual bool TryWriteDigits(ref MemFormatWriter writer, ReadOnlySpan<T> items, bool isSigned) =>
        CompactDigits.TryWrite(ref writer, items.Length, items, isSigned);
}
