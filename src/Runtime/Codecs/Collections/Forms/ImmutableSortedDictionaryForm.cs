using System.Collections.Immutable;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Immutable sorted dictionaries.</summary>
/// <typeparam name="TKey">The type of the keys.</typeparam>
/// <typeparam name="TValue">The type of the values.</typeparam>
/// <typeparam name="TOrder">Where the comparer comes from.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableSortedDictionaryForm<TKey, TValue, TOrder> : IMapForm<ImmutableSortedDictionary<TKey, TValue>, TKey, TValue>
    where TKey : notnull
    where TOrder : struct, IOrder<TKey>
{
    /// <inheritdoc/>
    public static ReadOnlySpan<KeyValuePair<TKey, TValue>> Entries(
        ImmutableSortedDictionary<TKey, TValue> value, scoped ref PooledItems<KeyValuePair<TKey, TValue>> copy)
    {
        foreach (KeyValuePair<TKey, TValue> entry in value)
        {
            copy.Add(entry);
        }

        return copy.Items;
    }

    /// <inheritdoc/>
    public static bool TryMake(
        KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out ImmutableSortedDictionary<TKey, TValue> map)
    {
        ImmutableSortedDictionary<TKey, TValue>.Builder builder = ImmutableSortedDictionary.CreateBuilder<TKey, TValue>(TOrder.Comparer);
        foreach (KeyValuePair<TKey, TValue> entry in entries)
        {
            builder[entry.Key] = entry.Value;
        }

        map = builder.ToImmutable();
        return map.Count == entries.Length;
    }
}
