using MemFormat.Codecs.Collections.Forms;

namespace MemFormat.Codecs.Collections;

/// <summary>Entries of a map that were written in another shape.</summary>
internal static class ResolvedEntries<TKey, TValue, TKeyCodec, TValueCodec>
    where TKey : notnull
    where TKeyCodec : struct, IMemFormatCodec<TKey>
    where TValueCodec : struct, IMemFormatCodec<TValue>
{
    internal static Dictionary<TKey, TValue>? Read(ref MemFormatReader reader, PlanNode node)
    {
        if (Collisions.Matter<TKey>(int.MaxValue, KeyComparer.For<TKey>(int.MaxValue, reader.Limits), reader.Limits))
            return ReadForeseeable(ref reader, node);
        var entries = node.OpenElements(ref reader, Unsafe.SizeOf<KeyValuePair<TKey, TValue>>() + HashTable.Overhead);
        if (entries.IsNull)
            return null;
        var map = new Dictionary<TKey, TValue>(entries.Count, KeyComparer.For<TKey>(entries.Count, reader.Limits));
        while (entries.Next(ref reader))
        {
            var key = MapKeys.ReadResolved<TKey, TKeyCodec>(ref reader, entries.Key);
            MapKeys.Add(map, key, entries.HasValue(ref reader) ? TValueCodec.ReadResolved(ref reader, entries.Node) : default!);
        }

        return map;
    }

    /// <summary>Values that are objects are reused if their key exists. All entries are read before the map is emptied.</summary>
    internal static Dictionary<TKey, TValue>? ReadInto(ref MemFormatReader reader, PlanNode node, Dictionary<TKey, TValue> existing)
    {
        var entries = node.OpenElements(ref reader, Unsafe.SizeOf<KeyValuePair<TKey, TValue>>() + HashTable.Overhead);
        if (entries.IsNull)
            return null;
        var read = ArrayPool<KeyValuePair<TKey, TValue>>.Shared.Rent(entries.Count);
        var count = 0;
        while (entries.Next(ref reader))
        {
            var key = MapKeys.ReadResolved<TKey, TKeyCodec>(ref reader, entries.Key);
            TValue value = default!;
            if (entries.HasValue(ref reader))
            {
                value = key is not null && existing.TryGetValue(key, out var old)
                    ? Into<TValue, TValueCodec>.Read(ref reader, entries.Node, old)
                    : TValueCodec.ReadResolved(ref reader, entries.Node);
            }

            read[count++] = new KeyValuePair<TKey, TValue>(key!, value);
        }

        var map = MapReuse.Emptied(ref reader, count, existing)
            ?? new Dictionary<TKey, TValue>(count, KeyComparer.For<TKey>(count, reader.Limits));
        if (Collisions.Matter(count, map.Comparer, reader.Limits))
            Collisions.Prepare(map, read[..count], reader.Limits);
        foreach (var entry in read.AsSpan(0, count))
            MapKeys.Add(map, entry.Key, entry.Value);

        ArrayPool<KeyValuePair<TKey, TValue>>.Shared.Return(read, clearArray: true);
        return map;
    }

    private static Dictionary<TKey, TValue>? ReadForeseeable(ref MemFormatReader reader, PlanNode node)
    {
        var entries = Entries<TKey, TValue, TKeyCodec, TValueCodec>.ReadResolved(ref reader, node);
        if (entries is null)
            return null;
        reader.Charge((long)entries.Length * (Unsafe.SizeOf<KeyValuePair<TKey, TValue>>() + HashTable.Overhead));
        var map = new Dictionary<TKey, TValue>(entries.Length, KeyComparer.For<TKey>(entries.Length, reader.Limits));
        if (!Collisions.TryFill(map, entries, reader.Limits))
            MapKeys.FailTwice();

        return map;
    }
}
