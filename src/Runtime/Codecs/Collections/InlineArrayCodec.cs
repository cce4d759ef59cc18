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
        TArray value = default;
        var head = reader.ReadLength();
        var count = head == CollectionHead.Null ? 0 : head >> CollectionHead.CountShift;
        if (count < (ulong)Length)
            reader.Charge(((long)Length - (long)count) * Unsafe.SizeOf<T>()); // No bytes pay for them.
        if (head is CollectionHead.Null or 0)
            return value;
        var items = MemoryMarshal.CreateSpan(ref Unsafe.As<TArray, T>(ref value), Length);
        if ((head & CollectionHead.FlagMask) != 0 || Elements<T, TCodec>.IsBool || Elements<T, TCodec>.IsNullableBool)
        {
            var packed = Elements<T, TCodec>.ReadPacked(ref reader, head, null);
            Check(packed.Length);
            packed.CopyTo(items);
            return value;
        }

        var all = Elements<T, TCodec>.Count(ref reader, head);
        Elements<T, TCodec>.Read(ref reader, items[..Math.Min(all, Length)]);
        if (all > Length)
        {
            // The first element without room is the one that the error names.
            _ = TCodec.Read(ref reader);
            Check(all);
        }

        return value;
    }

    public static TArray ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        if (node.IsExact)
            return Read(ref reader);
        TArray value = default;
        var items = MemoryMarshal.CreateSpan(ref Unsafe.As<TArray, T>(ref value), Length);
        var elements = node.OpenElements(ref reader, Unsafe.SizeOf<T>());
        if (elements.Count < Length)
            reader.Charge(((long)Length - elements.Count) * Unsafe.SizeOf<T>());
        for (var i = 0; elements.Next(ref reader); i++)
        {
            var item = elements.HasValue(ref reader) ? TCodec.ReadResolved(ref reader, elements.Node) : default!;
            if (i == items.Length)
                Check(elements.Count);
            items[i] = item;
        }

        return value;
    }

    private static void Check(long count)
    {
        if (count > Length)
            MemFormatThrow.TooManyElements(count, Length);
    }
}
