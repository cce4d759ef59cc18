namespace MemFormat.Codecs.Collections.Forms;

/// <summary>
/// Keys whose hash codes a payload can foresee, for hash tables with a comparer that is not seeded. The keys are counted
/// by their buckets before the table takes them. Honest keys stay far below the bound.
/// </summary>
internal static class Collisions
{
    /// <summary>The number of keys that a key may be compared with, on average.</summary>
    private const int MostPerKey = 20;

    /// <summary>The same where it is compared to be counted, which takes time, in a table with room for twice as many.</summary>
    private const int MostPerDistinctKey = 4;

    /// <summary>Whether keys are counted.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool Matter<T>(int count, IEqualityComparer<T>? comparer, MemFormatLimits limits) =>
        typeof(T) != typeof(string) && Unsafe.SizeOf<T>() > 1 && count > KeyComparer.Large
        && comparer is not SeededComparer<T> && limits.CollisionResistantKeys;

    /// <summary>A set of elements: an empty one that is there, or a new one with the comparer.</summary>
    internal static HashSet<T> SetOf<T>(T[] items, IEqualityComparer<T>? comparer, MemFormatLimits limits, HashSet<T>? set = null)
    {
        if (set is null && !Matter(items.Length, comparer, limits))
            return new HashSet<T>(items, comparer);
        set ??= new HashSet<T>(comparer);
        Prepare(set, items, limits);
        set.UnionWith(items);
        return set;
    }

    /// <summary>Adds entries to an empty map.</summary>
    /// <returns>Whether all keys are distinct.</returns>
    internal static bool TryFill<TKey, TValue>(Dictionary<TKey, TValue> map, KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits)
        where TKey : notnull
    {
        Prepare(map, entries, limits);
        foreach (var entry in entries)
        {
            if (!map.TryAdd(entry.Key, entry.Value))
                return false;
        }

        return true;
    }

    /// <summary>Gives an empty set a capacity at which the elements do not collide.</summary>
    internal static void Prepare<T>(HashSet<T> set, T[] items, MemFormatLimits limits)
    {
        if (Matter(items.Length, set.Comparer, limits))
            set.EnsureCapacity(Fit(items, set.Comparer, set.EnsureCapacity(items.Length), limits));
    }

    /// <summary>Gives an empty map a capacity at which the keys do not collide.</summary>
    internal static void Prepare<TKey, TValue>(Dictionary<TKey, TValue> map, KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits)
        where TKey : notnull => map.EnsureCapacity(Fit(entries, map.Comparer, map.EnsureCapacity(entries.Length), limits));

    /// <summary>Gives a set that takes the place of a decoded one a capacity at which the elements do not collide.</summary>
    internal static void Prepare<T>(HashSet<T> set, HashSet<T> decoded)
    {
        if (set.Comparer.Equals(decoded.Comparer))
            set.EnsureCapacity(decoded.EnsureCapacity(0)); // At this capacity they do not.
        else if (AreNew(decoded.Comparer))
            Prepare(set, [.. decoded], MemFormatLimits.Default);
    }

    /// <summary>Gives a map that takes the place of a decoded one a capacity at which the keys do not collide.</summary>
    internal static void Prepare<TKey, TValue>(Dictionary<TKey, TValue> map, Dictionary<TKey, TValue> decoded)
        where TKey : notnull
    {
        if (map.Comparer.Equals(decoded.Comparer))
            map.EnsureCapacity(decoded.EnsureCapacity(0));
        else if (AreNew(decoded.Comparer))
            Prepare(map, decoded.ToArray(), MemFormatLimits.Default);
    }

    /// <summary>
    /// Whether hash codes by another comparer tell nothing of those by the decoded collection's. Limits that trust the data left it
    /// without a seed; of keys that never have one, nothing is known of the limits.
    /// </summary>
    private static bool AreNew<T>(IEqualityComparer<T> decoded) => decoded is SeededComparer<T> || !SeededHash.IsFor<T>();

    /// <summary>As for their keys alone.</summary>
    internal static int Fit<TKey, TValue>(
        KeyValuePair<TKey, TValue>[] entries,
        IEqualityComparer<TKey>? comparer,
        int capacity,
        MemFormatLimits limits)
    {
        if (!Matter(entries.Length, comparer, limits))
            return capacity;
        var keys = new TKey[entries.Length];
        for (var i = 0; i < keys.Length; i++)
            keys[i] = entries[i].Key;

        return Fit(keys, comparer, capacity, limits, areDistinct: true);
    }

    /// <summary>Finds a capacity at which the keys do not collide: the one that was granted, or about twice as much.</summary>
    /// <exception cref="MemFormatException">There is none.</exception>
    internal static int Fit<T>(T[] keys, IEqualityComparer<T>? comparer, int capacity, MemFormatLimits limits, bool areDistinct = false)
    {
        if (!Matter(keys.Length, comparer, limits) || AreSpread(keys, comparer ??= EqualityComparer<T>.Default, capacity, null))
            return capacity;

        // The buckets of another capacity are others. Equal keys are no collision, but to know them takes a table.
        var distinct = new HashSet<T>(comparer);
        capacity = distinct.EnsureCapacity((int)Math.Min(2L * capacity, Array.MaxLength / 2));
        if (AreSpread(keys, comparer, capacity, null) || (!areDistinct && AreSpread(keys, comparer, capacity, distinct)))
            return capacity;
        throw new MemFormatException(
            MemFormatError.LimitExceeded, "The keys collide. Turn off CollisionResistantKeys in MemFormatLimits if you trust the data.");
    }

    private static bool AreSpread<T>(T[] keys, IEqualityComparer<T> comparer, int capacity, HashSet<T>? distinct)
    {
        var buckets = ArrayPool<int>.Shared.Rent(capacity);
        buckets.AsSpan(0, capacity).Clear();
        var left = (long)keys.Length * (distinct is null ? MostPerKey : MostPerDistinctKey);
        foreach (var key in keys)
        {
            ref var bucket = ref buckets[(int)((uint)(key is null ? 0 : comparer.GetHashCode(key)) % (uint)capacity)];
            left -= bucket;
            if (left < 0)
                break;
            if (distinct is null || distinct.Add(key))
                bucket++;
        }

        ArrayPool<int>.Shared.Return(buckets);
        return left >= 0;
    }
}
