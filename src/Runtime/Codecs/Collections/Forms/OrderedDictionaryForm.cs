#if NET10_0_OR_GREATER
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Ordered dictionaries.</summary>
/// <typeparam name="TKey">The type of the keys.</typeparam>
/// <typeparam name="TValue">The type of the values.</typeparam>
/// <typeparam name="TEquality">Where the comparer comes from.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct OrderedDictionaryForm<TKey, TValue, TEquality> : IMapForm<OrderedDictionary<TKey, TValue>, TKey, TValue>
    where TKey : notnull
    where TEquality : struct, IEquality<TKey>
{
    /// <inheritdoc/>
    public static ReadOnlySpan<KeyValuePair<TKey, TValue>> Entries(
        OrderedDictionary<TKey, TValue> value, scoped ref PooledItems<KeyValuePair<TKey, TValue>> copy) =>
        copy.CopyOf(value);

    /// <inheritdoc/>
    public static bool TryMake(
        KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out OrderedDictionary<TKey, TValue> map)
    {
        map = new OrderedDictionary<TKey, TValue>(entries.Length, TEquality.For(entries.Length, limits));
        foreach (KeyValuePair<TKey, TValue> entry in entries)
        {
            if (!map.TryAdd(entry.Key, entry.Value))
            {
                return false;
            }
        }

        return true;
    }
}
#endif
