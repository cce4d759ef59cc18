using System.ComponentModel;
using MemFormat.Codecs.Collections;

namespace MemFormat.Codecs;

/// <summary>Memory as lists. What was written as null is empty.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ReadOnlyMemoryCodec<T, TCodec> : IMemFormatCodec<ReadOnlyMemory<T>>
    where TCodec : struct, IMemFormatCodec<T>
{
    /// <inheritdoc/>
    public static bool IsCollection => true;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => SequenceSlot.Describe<T, TCodec>(schema);

    /// <inheritdoc/>
    public static void Write(ref MemFormatWriter writer, ReadOnlyMemory<T> value) => Elements<T, TCodec>.Write(ref writer, value.Span);

    /// <inheritdoc/>
    public static ReadOnlyMemory<T> Read(ref MemFormatReader reader) => ArrayCodec<T, TCodec>.Read(ref reader);

    /// <inheritdoc/>
    public static ReadOnlyMemory<T> ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        ArrayCodec<T, TCodec>.ReadResolved(ref reader, node);
}
