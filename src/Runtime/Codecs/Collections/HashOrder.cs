using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;

namespace MemFormat.Codecs.Collections;

/// <summary>Finds out whether the order of a collection that is known by an interface depends on hash codes.</summary>
internal static class HashOrder
{
    internal static bool IsOf<T>(IEnumerable<T> set) => set is FrozenSet<T> or ImmutableHashSet<T> or ImmutableHashSet<T>.Builder;

    internal static bool IsOf<TKey, TValue>(IEnumerable<KeyValuePair<TKey, TValue>> map)
        where TKey : notnull =>
        map is FrozenDictionary<TKey, TValue> or ImmutableDictionary<TKey, TValue> or ImmutableDictionary<TKey, TValue>.Builder
            or ConcurrentDictionary<TKey, TValue>;
}
