using System.Collections.Concurrent;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Concurrent dictionaries, as they were at one moment.</summary>
/// <typeparam name="TKey">The type of the keys.</typeparam>
/// <typeparam name="TValue">The type of the values.</typeparam>
/// <typeparam name="TEquality">Where the comparer comes from.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ConcurrentDictionaryForm<TKey, TValue, TEquality> : IMapForm<ConcurrentDictionary<TKey, TValue>, TKey, TValue>
    where TKey : notnull
    where TEquality : struct, IEquality<TKey>
{
    static bool IMemFormatForm.IsHashOrdered => true;

    static int IMemFormatForm.EmptySize => 512 + 64 * Environment.ProcessorCount;

    /// <inheritdoc/>
    public static ReadOnlySpan<KeyValuePair<TKey, TValue>> Entries(
        ConcurrentDictionary<TKey, TValue> value, scoped ref PooledItems<KeyValuePair<TKey, TValue>> copy) =>
        value.ToArray();

    /// <inheritdoc/>
    public static bool TryMake(
        KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out ConcurrentDictionary<TKey, TValue> map)
    {
        map = new ConcurrentDictionary<TKey, TValue>(TEquality.For(entries.Length, limits)!);
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
