using System.Collections.Immutable;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Immutable dictionaries.</summary>
/// <typeparam name="TKey">The type of the keys.</typeparam>
/// <typeparam name="TValue">The type of the values.</typeparam>
/// <typeparam name="TEquality">Where the comparer comes from.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableDictionaryForm<TKey, TValue, TEquality> : IMapForm<ImmutableDictionary<TKey, TValue>, TKey, TValue>
    where TKey : notnull
    where TEquality : struct, IEquality<TKey>
{
    static bool IMemFormatForm.IsHashOrdered => true;

    /// <inheritdoc/>
    public static ReadOnlySpan<KeyValuePair<TKey, TValue>> Entries(
        ImmutableDictionary<TKey, TValue> value, scoped ref PooledItems<KeyValuePair<TKey, TValue>> copy)
    {
        foreach (KeyValuePair<TKey, TValue> entry in value)
        {
            copy.Add(entry);
        }

        return copy.Items;
    }

    /// <inheritdoc/>
    public static bool TryMake(
        KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out ImmutableDictionary<TKey, TValue> map)
    {
        ImmutableDictionary<TKey, TValue>.Builder builder = ImmutableDictionary.CreateBuilder<TKey, TValue>(TEquality.For(entries.Length, limits));
        foreach (KeyValuePair<TKey, TValue> entry in entries)
        {
            builder[entry.Key] = entry.Value;
        }

        map = builder.ToImmutable();
        return map.Count == entries.Length;
    }
}
