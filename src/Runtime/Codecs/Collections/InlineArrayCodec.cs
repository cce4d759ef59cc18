using MemFormat.Codecs.Collections;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>
/// Structs with <see cref="InlineArrayAttribute"/> as lists of their elements. Elements that a payload lacks have their default, and
/// elements for which there is no room are an error.
/// </summary>
/// <typeparam name="TArray">The struct.</typeparam>
/// <typeparam name="T">The type of its elements.</typeparam>
/// <typeparam name="TCodec">Their codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct InlineArrayCodec<TArray, T, TCodec> : IMemFormatCodec<TArray>
    where TArray : struct
    where TCodec : struct, IMemFormatCodec<T>
{
    public static byte NullHead => CollectionHead.Null;

    /// <summary>The elements lie in a row and fill the struct.</summary>
    private static int Length => Unsafe.SizeOf<TArray>() / Unsafe.SizeOf<T>();

    public static void Describe(SchemaComposer schema) => SequenceSlot.Describe<T, TCodec>(schema);

    public static void Write(ref MemFormatWriter writer, TArray value) =>
        Elements<T, TCodec>.Write(ref writer, MemoryMarshal.CreateReadOnlySpan(ref Unsafe.As<TArray, T>(ref value), Length));

    public static TArray Read(ref MemFormatReader reader)
    {
        ref var start = ref reader.Position;
        var left = reader.Left;
        var header = reader.ReadLength();
        if (header != (ulong)Length << CollectionHead.CountShift || Elements<T, TCodec>.IsBool || Elements<T, TCodec>.IsNullableBool)
        {
            reader.Move(ref start, left);
            return Of(ArrayCodec<T, TCodec>.Read(ref reader));
        }

        // There is memory for the elements, but their bytes must be there.
        CollectionHeader.Count(ref reader, header, TCodec.MinSize);
        TArray value = default;
        Elements<T, TCodec>.Read(ref reader, MemoryMarshal.CreateSpan(ref Unsafe.As<TArray, T>(ref value), Length));
        return value;
    }

    public static TArray ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader) : Of(ArrayCodec<T, TCodec>.ReadResolved(ref reader, node));

    private static TArray Of(T[]? items)
    {
        TArray value = default;
        if (items is not null)
        {
            if (items.Length > Length)
                MemFormatThrow.TooManyElements(items.Length, Length);
            items.CopyTo(MemoryMarshal.CreateSpan(ref Unsafe.As<TArray, T>(ref value), Length));
        }

        return value;
    }
}
