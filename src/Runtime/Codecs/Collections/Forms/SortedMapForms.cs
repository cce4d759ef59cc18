using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>Sorted dictionaries.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Map, initialSize: 160, isFillable: true)]
public struct SortedDictionaryForm<TKey, TValue, TOrder> : IMapForm<SortedDictionary<TKey, TValue>, TKey, TValue>
    where TKey : notnull
    where TOrder : struct, IOrder<TKey>
{
    static int IMemFormatForm.EmptySize => 160;

    public static bool TryMake(
        KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out SortedDictionary<TKey, TValue> map)
    {
        map = new SortedDictionary<TKey, TValue>(TOrder.Comparer);
        foreach (var entry in entries)
            map[entry.Key] = entry.Value;

        return map.Count == entries.Length;
    }
}

/// <summary>Sorted lists.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Map, initialSize: 64, isFillable: true)]
public struct SortedListForm<TKey, TValue, TOrder> : IMapForm<SortedList<TKey, TValue>, TKey, TValue>
    where TKey : notnull
    where TOrder : struct, IOrder<TKey>
{
    public static ReadOnlySpan<KeyValuePair<TKey, TValue>> Entries(
        SortedList<TKey, TValue> value, scoped ref PooledItems<KeyValuePair<TKey, TValue>> copy)
    {
        var count = value.Count;
        var entries = copy.Rent(count);
        for (var i = 0; i < count; i++)
            entries[i] = new(value.GetKeyAtIndex(i), value.GetValueAtIndex(i));

        return copy.Items;
    }

    public static bool TryMake(
        KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out SortedList<TKey, TValue> map)
    {
        // Entries in order are each appended. In any other order each one would move the entries after it.
        var comparer = TOrder.Comparer ?? Comparer<TKey>.Default;
        Sort(entries, comparer);
        map = new SortedList<TKey, TValue>(entries.Length, comparer);
        for (var i = 0; i < entries.Length; i++)
        {
            if (i > 0 && comparer.Compare(entries[i - 1].Key, entries[i].Key) == 0)
                return false;
            map.Add(entries[i].Key, entries[i].Value);
        }

        return true;
    }

    private static void Sort(KeyValuePair<TKey, TValue>[] entries, IComparer<TKey> comparer)
    {
        if (entries.Length > 1)
            Array.Sort(entries, (x, y) => comparer.Compare(x.Key, y.Key));
    }
}
