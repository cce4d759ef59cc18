namespace MemFormat.Codecs;

/// <summary>Takes entries from a type of map, and makes maps from entries. Empty structs implement it.</summary>
/// <typeparam name="TMap">The type of the maps.</typeparam>
/// <typeparam name="TKey">The type of the keys.</typeparam>
/// <typeparam name="TValue">The type of the values.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the form of both annotations of the type.
public interface IMapForm<TMap, TKey, TValue> : IMemFormatForm
{
    /// <summary>Returns the entries, in the map's order.</summary>
    /// <param name="value">The map, not null.</param>
    /// <param name="copy">Memory for the entries.</param>
    static virtual ReadOnlySpan<KeyValuePair<TKey, TValue>> Entries(TMap value, scoped ref PooledItems<KeyValuePair<TKey, TValue>> copy) =>
        copy.CopyOf((IEnumerable<KeyValuePair<TKey, TValue>>)value);

    /// <summary>Makes a map of the entries.</summary>
    /// <param name="entries">The entries with non-null keys. The form may change the array.</param>
    /// <param name="limits">The limits of the read.</param>
    /// <param name="map">The map.</param>
    /// <returns>Whether all keys are distinct.</returns>
    static abstract bool TryMake(KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out TMap map);
}
