using MemFormat.Io;

namespace MemFormat.Codecs.Collections;

/// <summary>The entries of a map that lie in a row.</summary>
internal static class Entries<TKey, TValue, TKeyCodec, TValueCodec>
    where TKey : notnull
    where TKeyCodec : struct, IMemFormatCodec<TKey>
    where TValueCodec : struct, IMemFormatCodec<TValue>
{
    private static int MinSize => TKeyCodec.MinSize + TValueCodec.MinSize;

    /// <summary>Writes header and entries.</summary>
    /// <param name="writer">The writer to write to.</param>
    /// <param name="entries">The entries.</param>
    /// <param name="isHashOrdered">Whether the entries are written in the order of their encoded keys.</param>
    internal static void Write(ref MemFormatWriter writer, ReadOnlySpan<KeyValuePair<TKey, TValue>> entries, bool isHashOrdered)
    {
        EncodedKeys? keys = null;
        if (isHashOrdered && entries.Length > 1 && EncodedKeys.CanSort<TKeyCodec>())
        {
            keys = EncodedKeys.Rent();
            var encoder = writer.To(keys);
            foreach (var entry in entries)
            {
                TKeyCodec.Write(ref encoder, entry.Key);
                keys.End(ref encoder);
            }

            keys.Sort(ref encoder);
        }

        var hasNulls = WriteHeader(ref writer, entries, keys);
        var areCopied = keys is not null && EncodedKeys.AreCopied<TKeyCodec>();
        for (var i = 0; i < entries.Length; i++)
        {
            ref readonly var entry = ref entries[keys is null ? i : keys[i]];
            if (areCopied)
                keys!.Write(ref writer, i);
            else
                TKeyCodec.Write(ref writer, entry.Key);

            if (!hasNulls || !Nulls.Is<TValue, TValueCodec>(entry.Value))
                TValueCodec.Write(ref writer, entry.Value);
        }

        keys?.Return();
    }

    /// <summary>Reads a map written with the same schema.</summary>
    internal static KeyValuePair<TKey, TValue>[]? Read(ref MemFormatReader reader)
    {
        var header = reader.ReadLength();
        if (header == CollectionHeader.Null)
            return null;
        var hasNulls = TValueCodec.HasPresence && (header & CollectionHead.FlagMask) == CollectionHead.HasNulls;
        var count = CollectionHeader.Count(
            ref reader, hasNulls ? header & ~(ulong)CollectionHeader.HasNulls : header, hasNulls ? TKeyCodec.MinSize : MinSize);
        ref var bits = ref hasNulls ? ref BitString.Take(ref reader, count) : ref Unsafe.NullRef<byte>();
        reader.Charge((long)count * Unsafe.SizeOf<KeyValuePair<TKey, TValue>>());
        return ReadAll(ref reader, count, ref bits);
    }

    /// <summary>Reads entries after the header.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="count">The number of entries.</param>
    /// <param name="bits">The bitmap of values, or a null reference if none is null.</param>
    internal static KeyValuePair<TKey, TValue>[] ReadAll(ref MemFormatReader reader, int count, scoped ref byte bits)
    {
        var entries = count == 0 ? [] : new KeyValuePair<TKey, TValue>[count];
        for (var i = 0; i < count; i++)
        {
            var key = TKeyCodec.Read(ref reader);
            MapKeys.Check(key);
            entries[i] = new(key, Unsafe.IsNullRef(ref bits) || BitString.Get(ref bits, i) ? TValueCodec.Read(ref reader) : default!);
        }

        return entries;
    }

    /// <summary>Reads a map written with another schema.</summary>
    internal static KeyValuePair<TKey, TValue>[]? ReadResolved(ref MemFormatReader reader, PlanNode node)
    {
        // Allocated in one go: the reader charged them to the memory that the payload's size allows.
        var source = node.OpenElements(ref reader, Unsafe.SizeOf<KeyValuePair<TKey, TValue>>());
        if (source.IsNull)
            return null;
        var entries = new KeyValuePair<TKey, TValue>[source.Count];
        for (var i = 0; source.Next(ref reader); i++)
        {
            var key = MapKeys.ReadResolved<TKey, TKeyCodec>(ref reader, source.Key);
            MapKeys.Check(key);
            entries[i] = new(key, source.HasValue(ref reader) ? TValueCodec.ReadResolved(ref reader, source.Node) : default!);
        }

        return entries;
    }

    /// <summary>Writes the count and, where a value is null, the bitmap.</summary>
    private static bool WriteHeader(ref MemFormatWriter writer, ReadOnlySpan<KeyValuePair<TKey, TValue>> entries, EncodedKeys? keys)
    {
        if (!TValueCodec.HasPresence || !HasNull(entries))
        {
            CollectionHeader.Write(ref writer, entries.Length);
            return false;
        }

        CollectionHeader.WriteWithNulls(ref writer, entries.Length);
        var bits = default(BitStringWriter);
        for (var i = 0; i < entries.Length; i++)
            bits.Add(ref writer, !Nulls.Is<TValue, TValueCodec>(entries[keys is null ? i : keys[i]].Value));

        bits.Flush(ref writer);
        return true;
    }

    private static bool HasNull(ReadOnlySpan<KeyValuePair<TKey, TValue>> entries)
    {
        foreach (ref readonly var entry in entries)
        {
            if (Nulls.Is<TValue, TValueCodec>(entry.Value))
                return true;
        }

        return false;
    }
}
