using MemFormat.Io;

namespace MemFormat.Codecs.Collections;

/// <summary>Elements of sets in hash order, written in the order of their bytes, null first.</summary>
internal static class SortedElements<T, TCodec>
    where TCodec : struct, IMemFormatCodec<T>
{
    internal static void Write(ref MemFormatWriter writer, ReadOnlySpan<T> items)
    {
        if (items.Length < 2 || !EncodedKeys.CanSort<TCodec>())
        {
            Elements<T, TCodec>.Write(ref writer, items);
            return;
        }

        var keys = EncodedKeys.Rent();
        var encoder = writer.To(keys);
        var nulls = 0;
        foreach (var item in items)
        {
            if (TCodec.HasPresence && Nulls.Is<T, TCodec>(item))
                nulls++;
            else
                TCodec.Write(ref encoder, item);

            keys.End(ref encoder);
        }

        keys.Sort(ref encoder);
        if (Elements<T, TCodec>.IsBool || Elements<T, TCodec>.IsNullableBool)
        {
            WriteBits(ref writer, items, keys);
        }
        else
        {
            WriteHeader(ref writer, items.Length, nulls);
            var areCopied = EncodedKeys.AreCopied<TCodec>();
            for (var i = nulls; i < items.Length; i++)
            {
                if (areCopied)
                    keys.Write(ref writer, i);
                else
                    TCodec.Write(ref writer, items[keys[i]]);
            }
        }

        keys.Return();
    }

    private static void WriteHeader(ref MemFormatWriter writer, int count, int nulls)
    {
        if (nulls == 0)
        {
            CollectionHeader.Write(ref writer, count);
            return;
        }

        CollectionHeader.WriteWithNulls(ref writer, count);
        var bits = default(BitStringWriter);
        for (var i = 0; i < count; i++)
            bits.Add(ref writer, i >= nulls);

        bits.Flush(ref writer);
    }

    private static void WriteBits(ref MemFormatWriter writer, ReadOnlySpan<T> items, EncodedKeys keys)
    {
        var sorted = default(PooledItems<T>);
        for (var i = 0; i < items.Length; i++)
            sorted.Add(items[keys[i]]);

        Elements<T, TCodec>.Write(ref writer, sorted.Items);
        sorted.Return();
    }
}
