using MemFormat.Io;

namespace MemFormat.Codecs.Collections;

/// <summary>Elements of sets whose own order depends on hash codes, written in the order of their bytes, null first.</summary>
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

        EncodedKeys keys = EncodedKeys.Rent();
        MemFormatWriter encoder = writer.To(keys);
        int nulls = 0;
        foreach (T item in items)
        {
            if (TCodec.HasPresence && item is null)
            {
                nulls++;
            }
            else
            {
                TCodec.Write(ref encoder, item);
            }

            keys.End(ref encoder);
        }

        keys.Sort();
        if (Elements<T, TCodec>.IsBool || Elements<T, TCodec>.IsNullableBool)
        {
            WriteBits(ref writer, items, keys);
        }
        else
        {
            WriteHeader(ref writer, items.Length, nulls);
            for (int i = nulls; i < items.Length; i++)
            {
                keys.Write(ref writer, i);
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
        for (int i = 0; i < count; i++)
        {
            bits.Add(ref writer, i >= nulls);
        }

        bits.Flush(ref writer);
    }

    private static void WriteBits(ref MemFormatWriter writer, ReadOnlySpan<T> items, EncodedKeys keys)
    {
        var sorted = default(PooledItems<T>);
        for (int i = 0; i < items.Length; i++)
        {
            sorted.Add(items[keys[i]]);
        }

        Elements<T, TCodec>.Write(ref writer, sorted.Items);
        sorted.Return();
    }
}
