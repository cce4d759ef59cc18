using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Sorted dictionaries.</summary>
/// <typeparam name="TKey">The type of the keys.</typeparam>
/// <typeparam name="TValue">The type of the values.</typeparam>
/// <typeparam name="TOrder">Where the comparer comes from.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct SortedDictionaryForm<TKey, TValue, TOrder> : IMapForm<SortedDictionary<TKey, TValue>, TKey, TValue>
    where TKey : notnull
    where TOrder : struct, IOrder<TKey>
{
    static int IMemFormatForm.EmptySize => 160;

    /// <inheritdoc/>
    public static ReadOnlySpan<KeyValuePair<TKey, TValue>> Entries(
        SortedDictionary<TKey, TValue> value, scoped ref PooledItems<KeyValuePair<TKey, TValue>> copy) =>
        copy.CopyOf(value);

    /// <inheritdoc/>
    public static bool TryMake(
        KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out SortedDictionary<TKey, TValue> map)
    {
        map = new SortedDictionary<TKey, TValue>(TOrder.Comparer);
        foreach (KeyValuePair<TKey, TValue> entry in entries)
        {
            map[entry.Key] = entry.Value;
        }

        return map.Count == entries.Length;
    }
}
