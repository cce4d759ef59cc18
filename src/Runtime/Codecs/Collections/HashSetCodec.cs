using MemFormat.Codecs.Collections;
using MemFormat.Codecs.Collections.Forms;
using MemFormat.Codecs.Finding;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Sets, null included. Duplicates count once.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
[CodecFor<IReadOnlySet<object>>(CodedSlot.Set, initialSize: 64)]
[CodecFor<ISet<object>>(CodedSlot.Set, initialSize: 64, isFillable: true)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct HashSetCodec<T, TCodec> : IMemFormatCodec<HashSet<T>>
#nullable restore annotations
    where TCodec : struct, IMemFormatCodec<T>
{
    public static void Describe(SchemaComposer schema)
    {
        schema.List();
        TCodec.Describe(schema);
    }

    public static void Write(ref MemFormatWriter writer, HashSet<T>? value)
    {
        if (value is null)
        {
            writer.WriteByte(CollectionHeader.Null);
        }
        else if (Elements<T, TCodec>.IsBool || TCodec.HasPresence)
        {
            // Bits are collected first, so the elements are wanted in a row.
            var copy = default(PooledItems<T>);
            var items = copy.CopyOf(value);
            copy.Check(ref writer);
            Elements<T, TCodec>.Write(ref writer, items);
            copy.Return();
        }
        else
        {
            // The enumerator notices changes.
            CollectionHeader.Write(ref writer, value.Count);
            foreach (var item in value)
                TCodec.Write(ref writer, item);
        }
    }

    public static HashSet<T>? Read(ref MemFormatReader reader) => Read(ref reader, null);

    private static HashSet<T>? Read(ref MemFormatReader reader, HashSet<T>? existing)
    {
        var header = reader.ReadLength();
        if (header == CollectionHeader.Null)
            return null;
        if ((header & CollectionHead.FlagMask) != 0 || Elements<T, TCodec>.IsBool || Elements<T, TCodec>.IsNullableBool)
            return AddItems(ref reader, Elements<T, TCodec>.ReadPacked(ref reader, header, null), existing);
        var count = Elements<T, TCodec>.Count(ref reader, header);
        HashTable.Charge<T>(ref reader, count);
        var set = Emptied(ref reader, count, existing) ?? new HashSet<T>(count, KeyComparer.For<T>(count, reader.Limits));
        if (Collisions.Matter(count, set.Comparer, reader.Limits))
            return ReadForeseeable(ref reader, set, count);
        for (var i = 0; i < count; i++)
            set.Add(TCodec.Read(ref reader));

        return set;
    }

    public static HashSet<T>? ReadResolved(ref MemFormatReader reader, PlanNode node) => ReadInto(ref reader, node, null);

    static bool IMemFormatDescribe.CanPopulate => true;

    public static HashSet<T>? ReadInto(ref MemFormatReader reader, PlanNode node, HashSet<T>? existing)
    {
        if (node.IsExact)
            return Read(ref reader, existing);
        var items = ResolvedElements<T, TCodec>.ReadArray(ref reader, node);
        return items is null ? null : AddItems(ref reader, items, existing);
    }

    private static HashSet<T> AddItems(ref MemFormatReader reader, T[] items, HashSet<T>? existing)
    {
        // They were in an array first.
        HashTable.Charge<T>(ref reader, items.Length);
        reader.Charge(Math.Min(items.Length, 1) * HashTable.ArraySize);
        return Collisions.SetOf(
            items, KeyComparer.For<T>(items.Length, reader.Limits), reader.Limits, Emptied(ref reader, items.Length, existing));
    }

    /// <summary>Reads elements whose hash codes can be foreseen.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static HashSet<T> ReadForeseeable(ref MemFormatReader reader, HashSet<T> set, int count)
    {
        var items = new T[count];
        Elements<T, TCodec>.Read(ref reader, items);
        return Collisions.SetOf(items, null, reader.Limits, set);
    }

    /// <summary>The set to fill, or null when there is none or its comparer is not safe for so many elements.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static HashSet<T>? Emptied(ref MemFormatReader reader, int count, HashSet<T>? existing)
    {
        if (existing is null || !KeyComparer.IsSafe(existing.Comparer, count, reader.Limits))
            return null;
        existing.Clear();
        return existing;
    }
}
