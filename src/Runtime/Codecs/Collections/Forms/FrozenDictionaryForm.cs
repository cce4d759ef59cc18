using System.Collections.Frozen;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Frozen dictionaries.</summary>
/// <typeparam name="TKey">The type of the keys.</typeparam>
/// <typeparam name="TValue">The type of the values.</typeparam>
/// <typeparam name="TEquality">Where the comparer comes from.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct FrozenDictionaryForm<TKey, TValue, TEquality> : IMapForm<FrozenDictionary<TKey, TValue>, TKey, TValue>
    where TKey : notnull
    where TEquality : struct, IEquality<TKey>
{
    static bool IMemFormatForm.IsHashOrdered => true;

    /// <inheritdoc/>
    public static ReadOnlySpan<KeyValuePair<TKey, TValue>> Entries(
        FrozenDictionary<TKey, TValue> value, scoped ref PooledItems<KeyValuePair<TKey, TValue>> copy)
    {
        foreach (KeyValuePair<TKey, TValue> entry in value)
        {
            copy.Add(entry);
        }

        return copy.Items;
    }

    /// <inheritdoc/>
    public static bool TryMake(
        KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out FrozenDictionary<TKey, TValue> map)
    {
        map = entries.ToFrozenDictionary(TEquality.For(entries.Length, limits));
        return map.Count == entries.Length;
    }
}
