using System.Collections.ObjectModel;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Read-only views of dictionaries; what is read is a view of a dictionary.</summary>
/// <typeparam name="TKey">The type of the keys.</typeparam>
/// <typeparam name="TValue">The type of the values.</typeparam>
/// <typeparam name="TEquality">Where the comparer comes from.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ReadOnlyDictionaryForm<TKey, TValue, TEquality> : IMapForm<ReadOnlyDictionary<TKey, TValue>, TKey, TValue>
    where TKey : notnull
    where TEquality : struct, IEquality<TKey>
{
    static int IMemFormatForm.EmptySize => 144;

    /// <inheritdoc/>
    public static ReadOnlySpan<KeyValuePair<TKey, TValue>> Entries(
        ReadOnlyDictionary<TKey, TValue> value, scoped ref PooledItems<KeyValuePair<TKey, TValue>> copy) =>
        copy.CopyOf(value);

    /// <inheritdoc/>
    public static bool TryMake(
        KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out ReadOnlyDictionary<TKey, TValue> map)
    {
        bool isMap = DictionaryForm<TKey, TValue, TEquality>.TryMake(entries, limits, out Dictionary<TKey, TValue> inner);
        map = new ReadOnlyDictionary<TKey, TValue>(inner);
        return isMap;
    }
}
