using MemFormat.Codecs.Collections.Forms;

namespace MemFormat.Codecs;

/// <summary>Collection types of users: created empty, then filled by their own <c>Add</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct UserCollectionForm<TCollection, T> : ISequenceForm<TCollection, T>, INodeForm
    where TCollection : ICollection<T>, new()
{
    public static TCollection Of(T[] items, MemFormatLimits limits)
    {
        var collection = new TCollection();
        if (collection is HashSet<T> set)
            Collisions.Prepare(set, items, limits);
        else if (collection is ISet<T> and not SortedSet<T>)
            Collisions.Fit<T>(items, null, items.Length, limits);

        foreach (var item in items)
            collection.Add(item);

        return collection;
    }
}

/// <summary>Dictionary types of users: created empty, then filled by their own <c>Add</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct UserMapForm<TMap, TKey, TValue> : IMapForm<TMap, TKey, TValue>
    where TMap : IDictionary<TKey, TValue>, new()
    where TKey : notnull
{
    public static bool TryMake(KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out TMap map)
    {
        map = new TMap();
        if (map is Dictionary<TKey, TValue> table)
            Collisions.Prepare(table, entries, limits);
        else if (map is not (SortedDictionary<TKey, TValue> or SortedList<TKey, TValue>))
            Collisions.Fit<TKey, TValue>(entries, null, entries.Length, limits);

        foreach (var entry in entries)
        {
            // If the dictionary refuses a key, its own exception reports it. One that replaces entries must not do so
            // silently.
            map.Add(entry.Key, entry.Value);
        }

        return map.Count == entries.Length;
    }
}
