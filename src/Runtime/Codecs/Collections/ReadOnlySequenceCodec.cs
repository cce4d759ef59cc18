using System.Buffers;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using MemFormat.Codecs.Collections;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Sequences as lists. What was written as null is empty.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ReadOnlySequenceCodec<T, TCodec> : IMemFormatCodec<ReadOnlySequence<T>>
    where TCodec : struct, IMemFormatCodec<T>
{
    /// <inheritdoc/>
    public static bool IsCollection => true;

    /// <inheritdoc/>
    public static void Describe(SchemaComposer schema) => SequenceSlot.Describe<T, TCodec>(schema);

    /// <inheritdoc/>
    public static void Write(ref MemFormatWriter writer, ReadOnlySequence<T> value)
    {
        if (value.IsSingleSegment)
        {
            Elements<T, TCodec>.Write(ref writer, value.FirstSpan);
            return;
        }

        if (value.Length > Array.MaxLength)
        {
            throw new ArgumentException("A sequence has more elements than .NET collections can hold.", nameof(value));
        }

        int count = (int)value.Length;
        if (TCodec.IsBlock)
        {
            CollectionHeader.Write(ref writer, count);
            foreach (ReadOnlyMemory<T> part in value)
            {
                writer.WriteMemory(
                    ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(part.Span)), (ulong)(uint)part.Length * (uint)Unsafe.SizeOf<T>());
            }

            return;
        }

        // Bits are collected first, so the elements are wanted in a row.
        T[] items = ArrayPool<T>.Shared.Rent(count);
        value.CopyTo(items);
        Elements<T, TCodec>.Write(ref writer, items.AsSpan(0, count));
        ArrayPool<T>.Shared.Return(items, RuntimeHelpers.IsReferenceOrContainsReferences<T>());
    }

    /// <inheritdoc/>
    public static ReadOnlySequence<T> Read(ref MemFormatReader reader) => Of(ArrayCodec<T, TCodec>.Read(ref reader));

    /// <inheritdoc/>
    public static ReadOnlySequence<T> ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        Of(ArrayCodec<T, TCodec>.ReadResolved(ref reader, node));

    private static ReadOnlySequence<T> Of(T[]? items) => items is null ? default : new ReadOnlySequence<T>(items);
}
