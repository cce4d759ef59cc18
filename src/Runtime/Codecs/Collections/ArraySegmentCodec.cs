using System.ComponentModel;
using MemFormat.Codecs.Collections;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Parts of arrays as lists. A part of no array is a null list.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ArraySegmentCodec<T, TCodec> : IMemFormatCodec<ArraySegment<T>>
    where TCodec : struct, IMemFormatCodec<T>
{
    /// <inheritdoc/>
    public static bool IsCollection => true;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => SequenceSlot.Describe<T, TCodec>(schema);

    /// <inheritdoc/>
    public static void Write(ref MemFormatWriter writer, ArraySegment<T> value)
    {
        if (value.Array is null)
        {
            writer.WriteByte(CollectionHeader.Null);
            return;
        }

        // An array of a derived type is fine here: nothing is stored into it.
        Elements<T, TCodec>.Write(ref writer, new ReadOnlySpan<T>(value.Array, value.Offset, value.Count));
    }

    /// <inheritdoc/>
    public static ArraySegment<T> Read(ref MemFormatReader reader) => Of(ArrayCodec<T, TCodec>.Read(ref reader));

    /// <inheritdoc/>
    public static ArraySegment<T> ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        Of(ArrayCodec<T, TCodec>.ReadResolved(ref reader, node));

    private static ArraySegment<T> Of(T[]? items) => items is null ? default : new ArraySegment<T>(items);
}
