using MemFormat.Codecs.Collections;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Memory and sequences as lists; bytes have their own kind. A null payload gives empty memory.</summary>
/// <typeparam name="TMemory">The type of the memory.</typeparam>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
/// <typeparam name="TForm">Takes elements from the memory and makes memory from elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct MemoryCodec<TMemory, T, TCodec, TForm> : IMemFormatCodec<TMemory>
    where TCodec : struct, IMemFormatCodec<T>
    where TForm : struct, IMemoryForm<TMemory, T>
{
    public static byte NullHead => CollectionHead.Null;

    public static void Describe(SchemaComposer schema) => SequenceSlot.Describe<T, TCodec>(schema);

    public static void Write(ref MemFormatWriter writer, TMemory value)
    {
        if (typeof(TMemory) == typeof(ReadOnlySequence<T>) && !Unsafe.As<TMemory, ReadOnlySequence<T>>(ref value).IsSingleSegment)
            WriteParts(ref writer, Unsafe.As<TMemory, ReadOnlySequence<T>>(ref value));
        else if (TForm.IsNull(value))
            writer.WriteByte(CollectionHeader.Null);
        else
            Elements<T, TCodec>.Write(ref writer, TForm.Items(value));
    }

    public static TMemory Read(ref MemFormatReader reader) => TForm.Of(ArrayCodec<T, TCodec>.Read(ref reader));

    public static TMemory ReadResolved(ref MemFormatReader reader, PlanNode node) => TForm.Of(ArrayCodec<T, TCodec>.ReadResolved(ref reader, node));

    private static void WriteParts(ref MemFormatWriter writer, ReadOnlySequence<T> value)
    {
        if (value.Length > Array.MaxLength)
            throw new ArgumentException("A sequence has too many elements for a .NET collection.", nameof(value));
        var count = (int)value.Length;
        if (TCodec.IsBlock)
        {
            CollectionHeader.Write(ref writer, count);
            foreach (var part in value)
            {
                writer.WriteMemory(
                    ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(part.Span)), (ulong)(uint)part.Length * (uint)Unsafe.SizeOf<T>());
            }

            return;
        }

        // Bits are collected first, so the elements are wanted in a row.
        var items = ArrayPool<T>.Shared.Rent(count);
        value.CopyTo(items);
        Elements<T, TCodec>.Write(ref writer, items.AsSpan(0, count));
        ArrayPool<T>.Shared.Return(items, RuntimeHelpers.IsReferenceOrContainsReferences<T>() || default(T) is null);
    }
}
