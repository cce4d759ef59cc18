using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Dictionaries of the user's: made empty, then filled by their own <c>Add</c>.</summary>
/// <typeparam name="TMap">The type of the dictionaries.</typeparam>
/// <typeparam name="TKey">The type of the keys.</typeparam>
/// <typeparam name="TValue">The type of the values.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UserMapForm<TMap, TKey, TValue> : IMapForm<TMap, TKey, TValue>
    where TMap : IDictionary<TKey, TValue>, new()
    where TKey : notnull
{
    /// <inheritdoc/>
    public static ReadOnlySpan<KeyValuePair<TKey, TValue>> Entries(TMap value, scoped ref PooledItems<KeyValuePair<TKey, TValue>> copy) =>
        copy.CopyOf((ICollection<KeyValuePair<TKey, TValue>>)value);

    /// <inheritdoc/>
    public static bool TryMake(KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out TMap map)
    {
        map = new TMap();
        foreach (KeyValuePair<TKey, TValue> entry in entries)
        {
            // What the dictionary refuses, its own exception says; one that replaces entries must not do so in silence.
            map.Add(entry.Key, entry.Value);
        }

        return map.Count == entries.Length;
    }
}
