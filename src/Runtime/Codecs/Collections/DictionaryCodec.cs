using MemFormat.Codecs.Collections;
using MemFormat.Codecs.Collections.Forms;
using MemFormat.Codecs.Finding;
using MemFormat.Io;

namespace MemFormat.Codecs;

/// <summary>Dictionaries, null included. A key that comes twice is an error.</summary>
/// <typeparam name="TKey">The type of the keys.</typeparam>
/// <typeparam name="TValue">The type of the values.</typeparam>
/// <typeparam name="TKeyCodec">The codec of the keys.</typeparam>
/// <typeparam name="TValueCodec">The codec of the values.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor]
[CodecFor<IReadOnlyDictionary<object, object>>(CodedSlot.Map, initialSize: 80)]
[CodecFor<IDictionary<object, object>>(CodedSlot.Map, initialSize: 80, isFillable: true)]
#nullable disable annotations // So that it is the codec of both annotations of the type.
public struct DictionaryCodec<TKey, TValue, TKeyCodec, TValueCodec> : IMemFormatCodec<Dictionary<TKey, TValue>>
#nullable restore annotations
    where TKey : notnull
    where TKeyCodec : struct, IMemFormatCodec<TKey>
    where TValueCodec : struct, IMemFormatCodec<TValue>
{
    public static void Describe(SchemaComposer schema)
    {
        schema.Map();
        TKeyCodec.Describe(schema);
        TValueCodec.Describe(schema);
    }

    public static void Write(ref MemFormatWriter writer, Dictionary<TKey, TValue>? value)
    {
        if (value is null)
        {
            writer.WriteByte(CollectionHeader.Null);
        }
        else if (TValueCodec.HasPresence && HasNull(value))
        {
            WriteWithNulls(ref writer, value);
        }
        else
        {
            CollectionHeader.Write(ref writer, value.Count);
            foreach (var entry in value)
            {
                TKeyCodec.Write(ref writer, entry.Key);
                TValueCodec.Write(ref writer, entry.Value);
            }
        }
    }

    public static Dictionary<TKey, TValue>? Read(ref MemFormatReader reader) => Read(ref reader, null);

    private static Dictionary<TKey, TValue>? Read(ref MemFormatReader reader, Dictionary<TKey, TValue>? existing)
    {
        var header = reader.ReadLength();
        if (header == CollectionHeader.Null)
            return null;
        if (TValueCodec.HasPresence && (header & CollectionHead.FlagMask) == CollectionHead.HasNulls)
            return ReadWithNulls(ref reader, header, existing);
        var count = CollectionHeader.Count(ref reader, header, TKeyCodec.MinSize + TValueCodec.MinSize);
        HashTable.Charge<KeyValuePair<TKey, TValue>>(ref reader, count);
        var map = MapReuse.Emptied(ref reader, count, existing) ?? Create(ref reader, count);
        if (Collisions.Matter(count, map.Comparer, reader.Limits))
            return ReadForeseeable(ref reader, map, count, ref Unsafe.NullRef<byte>());
        for (var i = 0; i < count; i++)
        {
            var key = TKeyCodec.Read(ref reader);
            MapKeys.Add(map, key, TValueCodec.Read(ref reader));
        }

        return map;
    }

    public static Dictionary<TKey, TValue>? ReadResolved(ref MemFormatReader reader, PlanNode node) =>
        node.IsExact ? Read(ref reader) : ResolvedEntries<TKey, TValue, TKeyCodec, TValueCodec>.Read(ref reader, node);

    static bool IMemFormatDescribe.CanPopulate => true;

    public static Dictionary<TKey, TValue>? ReadInto(ref MemFormatReader reader, PlanNode node, Dictionary<TKey, TValue>? existing)
    {
        if (node.IsExact)
            return Read(ref reader, existing);
        return existing is null
            ? ResolvedEntries<TKey, TValue, TKeyCodec, TValueCodec>.Read(ref reader, node)
            : ResolvedEntries<TKey, TValue, TKeyCodec, TValueCodec>.ReadInto(ref reader, node, existing);
    }

    private static Dictionary<TKey, TValue> Create(ref MemFormatReader reader, int count) =>
        new(count, KeyComparer.For<TKey>(count, reader.Limits));

    private static bool HasNull(Dictionary<TKey, TValue> map)
    {
        if (default(TValue) is null)
            return map.ContainsValue(default!);

        // Of a struct, equality says nothing about null.
        foreach (var entry in map)
        {
            if (Nulls.Is<TValue, TValueCodec>(entry.Value))
                return true;
        }

        return false;
    }

    private static void WriteWithNulls(ref MemFormatWriter writer, Dictionary<TKey, TValue> value)
    {
        CollectionHeader.WriteWithNulls(ref writer, value.Count);
        var bits = default(BitStringWriter);
        var expected = 0;
        foreach (var entry in value)
        {
            var isPresent = !Nulls.Is<TValue, TValueCodec>(entry.Value);
            bits.Add(ref writer, isPresent);
            expected += isPresent ? 1 : 0;
        }

        bits.Flush(ref writer);
        foreach (var entry in value)
        {
            TKeyCodec.Write(ref writer, entry.Key);
            if (!Nulls.Is<TValue, TValueCodec>(entry.Value))
            {
                TValueCodec.Write(ref writer, entry.Value);
                expected--;
            }
        }

        if (expected != 0)
            writer.ThrowChanged();
    }

    private static Dictionary<TKey, TValue> ReadWithNulls(ref MemFormatReader reader, ulong header, Dictionary<TKey, TValue>? existing)
    {
        var count = CollectionHeader.Count(ref reader, header & ~(ulong)CollectionHeader.HasNulls, TKeyCodec.MinSize);
        ref var bits = ref BitString.Take(ref reader, count);
        HashTable.Charge<KeyValuePair<TKey, TValue>>(ref reader, count);
        var map = MapReuse.Emptied(ref reader, count, existing) ?? Create(ref reader, count);
        if (Collisions.Matter(count, map.Comparer, reader.Limits))
            return ReadForeseeable(ref reader, map, count, ref bits);
        for (var i = 0; i < count; i++)
        {
            var key = TKeyCodec.Read(ref reader);
            MapKeys.Add(map, key, BitString.Get(ref bits, i) ? TValueCodec.Read(ref reader) : default!);
        }

        return map;
    }

    /// <summary>Reads entries whose keys' hash codes can be foreseen.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Dictionary<TKey, TValue> ReadForeseeable(ref MemFormatReader reader, Dictionary<TKey, TValue> map, int count, scoped ref byte bits)
    {
        // An error of the map is one of its header.
        ref var start = ref Unsafe.Subtract(ref reader.Position, 1);
        var left = reader.Left + 1;
        var entries = Entries<TKey, TValue, TKeyCodec, TValueCodec>.ReadAll(ref reader, count, ref bits);
        ref var end = ref reader.Position;
        var rest = reader.Left;
        reader.Move(ref start, left);
        if (!Collisions.TryFill(map, entries, reader.Limits))
            MapKeys.FailTwice();

        reader.Move(ref end, rest);
        return map;
    }
}
