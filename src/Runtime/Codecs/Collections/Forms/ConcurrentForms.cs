using System.Collections.Concurrent;
using MemFormat.Codecs.Collections.Forms;
using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>Blocking collections, as a snapshot. A reader makes them without a bound.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.List, initialSize: 1024, isFillable: true)]
public struct BlockingCollectionForm<T> : ISequenceForm<BlockingCollection<T>, T>
{
    static int IMemFormatForm.EmptySize => 2048;

    public static ReadOnlySpan<T> Items(BlockingCollection<T> value, scoped ref PooledItems<T> copy) => value.ToArray();

    public static BlockingCollection<T> Of(T[] items, MemFormatLimits limits) => new(new ConcurrentQueue<T>(items));
}

/// <summary>Concurrent bags, as a snapshot. The thread's latest element comes last.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.List, initialSize: 512, isFillable: true)]
public struct ConcurrentBagForm<T> : ISequenceForm<ConcurrentBag<T>, T>
{
    static int IMemFormatForm.EmptySize => 768;

    public static ReadOnlySpan<T> Items(ConcurrentBag<T> value, scoped ref PooledItems<T> copy)
    {
        // The bag yields its latest element first.
        var items = value.ToArray();
        items.AsSpan().Reverse();
        return items;
    }

    public static ConcurrentBag<T> Of(T[] items, MemFormatLimits limits) => new(items);
}

/// <summary>Concurrent queues, as a snapshot.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.List, initialSize: 1024, isFillable: true)]
[CodecFor<IProducerConsumerCollection<object>>(CodedSlot.List, initialSize: 1024)]
public struct ConcurrentQueueForm<T> : ISequenceForm<ConcurrentQueue<T>, T>
{
    static int IMemFormatForm.EmptySize => 512 + 32 * (Unsafe.SizeOf<T>() + 8);

    public static ReadOnlySpan<T> Items(ConcurrentQueue<T> value, scoped ref PooledItems<T> copy) => value.ToArray();

    public static ConcurrentQueue<T> Of(T[] items, MemFormatLimits limits) => new(items);
}

/// <summary>Concurrent stacks, as a snapshot, the bottom first.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.List, initialSize: 24, isFillable: true)]
public struct ConcurrentStackForm<T> : ISequenceForm<ConcurrentStack<T>, T>, INodeForm
{
    public static ReadOnlySpan<T> Items(ConcurrentStack<T> value, scoped ref PooledItems<T> copy)
    {
        var items = value.ToArray();
        items.AsSpan().Reverse();
        return items;
    }

    public static ConcurrentStack<T> Of(T[] items, MemFormatLimits limits) => new(items);
}

/// <summary>Concurrent dictionaries, as a snapshot.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Map, initialSize: 1024, isFillable: true)]
public struct ConcurrentDictionaryForm<TKey, TValue, TEquality> : IMapForm<ConcurrentDictionary<TKey, TValue>, TKey, TValue>
    where TKey : notnull
    where TEquality : struct, IEquality<TKey>
{
    static bool IMemFormatForm.IsHashOrdered => true;

    static int IMemFormatForm.EmptySize => 512 + 64 * Environment.ProcessorCount;

    public static ReadOnlySpan<KeyValuePair<TKey, TValue>> Entries(
        ConcurrentDictionary<TKey, TValue> value, scoped ref PooledItems<KeyValuePair<TKey, TValue>> copy) =>
        value.ToArray();

    public static bool TryMake(
        KeyValuePair<TKey, TValue>[] entries, MemFormatLimits limits, out ConcurrentDictionary<TKey, TValue> map)
    {
        var comparer = TEquality.For(entries.Length, limits);
        if (Collisions.Matter(entries.Length, comparer, limits))
        {
            Collisions.Fit(entries, comparer, entries.Length, limits);
            comparer ??= SeededComparer<TKey>.Instance; // Its buckets are not known.
        }

        map = new ConcurrentDictionary<TKey, TValue>(comparer!);
        foreach (var entry in entries)
        {
            if (!map.TryAdd(entry.Key, entry.Value))
                return false;
        }

        return true;
    }
}
