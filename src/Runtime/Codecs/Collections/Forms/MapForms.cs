using System.Collections.Frozen;
using System.Collections.ObjectModel;
using MemFormat.Codecs.Collections.Forms;
using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>Dictionaries with a comparer. Those without one have their own codec.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Map, initialSize: 80, isFillable: true, isCompared: true)]
[CodecFor<IDictionary<object, object>>(CodedSlot.Map, initialSize: 80, isFillable: true, isCompared: true)]
[CodecFor<IReadOnlyDictionary<object, object>>(CodedSlot.Map, initialSize: 80, isCompared: true)]
public struct DictionaryForm<TKey, TValue, TEquality> : IMapForm<Dictionary<TKey, TValue>, TKey, TValue>
    where TKey : notnull
    where TEquality : struct, IEquality<TKey>
{
    public static bool TryMake(
        KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out Dictionary<TKey, TValue> map)
    {
        map = new Dictionary<TKey, TValue>(entries.Length, TEquality.For(entries.Length, limits));
        return Collisions.TryFill(map, entries, limits);
    }
}

/// <summary>Read-only views of dictionaries. A reader makes a view of a new dictionary.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Map)]
public struct ReadOnlyDictionaryForm<TKey, TValue, TEquality> : IMapForm<ReadOnlyDictionary<TKey, TValue>, TKey, TValue>
    where TKey : notnull
    where TEquality : struct, IEquality<TKey>
{
    static int IMemFormatForm.EmptySize => 144;

    public static bool TryMake(
        KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out ReadOnlyDictionary<TKey, TValue> map)
    {
        var isMap = DictionaryForm<TKey, TValue, TEquality>.TryMake(entries, limits, out var inner);
        map = new ReadOnlyDictionary<TKey, TValue>(inner);
        return isMap;
    }
}

/// <summary>Frozen dictionaries.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Map)]
public struct FrozenDictionaryForm<TKey, TValue, TEquality> : IMapForm<FrozenDictionary<TKey, TValue>, TKey, TValue>
    where TKey : notnull
    where TEquality : struct, IEquality<TKey>
{
    static bool IMemFormatForm.IsHashOrdered => true;

    public static bool TryMake(
        KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out FrozenDictionary<TKey, TValue> map)
    {
        var isMap = DictionaryForm<TKey, TValue, TEquality>.TryMake(entries, limits, out var inner);
        map = inner.ToFrozenDictionary(TEquality.For(entries.Length, limits));
        return isMap;
    }
}

#if NET10_0_OR_GREATER
/// <summary>Ordered dictionaries.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Map, initialSize: 80, isFillable: true)]
public struct OrderedDictionaryForm<TKey, TValue, TEquality> : IMapForm<OrderedDictionary<TKey, TValue>, TKey, TValue>
    where TKey : notnull
    where TEquality : struct, IEquality<TKey>
{
    public static bool TryMake(
        KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out OrderedDictionary<TKey, TValue> map)
    {
        map = new OrderedDictionary<TKey, TValue>(entries.Length, TEquality.For(entries.Length, limits));
        map.EnsureCapacity(Collisions.Fit(entries, map.Comparer, map.Capacity, limits));
        foreach (var entry in entries)
        {
            if (!map.TryAdd(entry.Key, entry.Value))
                return false;
        }

        return true;
    }
}
#endif
