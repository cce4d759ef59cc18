using System.Collections.Immutable;
using MemFormat.Codecs.Collections.Forms;
using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>Immutable dictionaries.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Map)]
[CodecFor<IImmutableDictionary<object, object>>(CodedSlot.Map)]
public struct ImmutableDictionaryForm<TKey, TValue, TEquality> : IMapForm<ImmutableDictionary<TKey, TValue>, TKey, TValue>
    where TKey : notnull
    where TEquality : struct, IEquality<TKey>
{
    static bool IMemFormatForm.IsHashOrdered => true;

    public static ReadOnlySpan<KeyValuePair<TKey, TValue>> Entries(
        ImmutableDictionary<TKey, TValue> value, scoped ref PooledItems<KeyValuePair<TKey, TValue>> copy)
    {
        // Its CopyTo takes longer than its own enumerator, most of the time that a write takes.
        var (entries, count) = (copy.Rent(value.Count), 0);
        foreach (var entry in value)
            entries[count++] = entry;

        return copy.Items;
    }

    public static bool TryMake(
        KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out ImmutableDictionary<TKey, TValue> map)
    {
        var comparer = TEquality.For(entries.Length, limits);
        Collisions.Fit(entries, comparer, entries.Length, limits);
        var builder = ImmutableDictionary.CreateBuilder<TKey, TValue>(comparer);
        foreach (var entry in entries)
            builder[entry.Key] = entry.Value;

        map = builder.ToImmutable();
        return map.Count == entries.Length;
    }
}

/// <summary>Immutable sorted dictionaries.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Map)]
public struct ImmutableSortedDictionaryForm<TKey, TValue, TOrder> : IMapForm<ImmutableSortedDictionary<TKey, TValue>, TKey, TValue>
    where TKey : notnull
    where TOrder : struct, IOrder<TKey>
{
    public static bool TryMake(
        KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out ImmutableSortedDictionary<TKey, TValue> map)
    {
        var builder = ImmutableSortedDictionary.CreateBuilder<TKey, TValue>(TOrder.Comparer);
        foreach (var entry in entries)
            builder[entry.Key] = entry.Value;

        map = builder.ToImmutable();
        return map.Count == entries.Length;
    }
}
