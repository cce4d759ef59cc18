using MemFormat.Codecs.Collections.Forms;
using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>Linked lists.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.List, initialSize: 48, isFillable: true)]
public struct LinkedListForm<T> : ISequenceForm<LinkedList<T>, T>, INodeForm
{
    public static LinkedList<T> Of(T[] items, MemFormatLimits limits) => new(items);
}

/// <summary>Queues, the first element first.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.List, initialSize: 40, isFillable: true)]
public struct QueueForm<T> : ISequenceForm<Queue<T>, T>
{
    public static ReadOnlySpan<T> Items(Queue<T> value, scoped ref PooledItems<T> copy)
    {
        value.CopyTo(copy.Rent(value.Count), 0);
        if (value.Count != copy.Items.Length)
            copy.Fail();

        return copy.Items;
    }

    public static Queue<T> Of(T[] items, MemFormatLimits limits) => new(items);
}

/// <summary>Stacks, the bottom first: pushing in this order restores the stack.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.List, initialSize: 32, isFillable: true)]
public struct StackForm<T> : ISequenceForm<Stack<T>, T>
{
    public static ReadOnlySpan<T> Items(Stack<T> value, scoped ref PooledItems<T> copy)
    {
        value.CopyTo(copy.Rent(value.Count), 0);
        if (value.Count != copy.Items.Length)
            copy.Fail();

        copy.Items.Reverse();
        return copy.Items;
    }

    public static Stack<T> Of(T[] items, MemFormatLimits limits) => new(items);
}

/// <summary>
/// Priority queues, in the order of their memory, which a reader restores. Queues with equal histories have equal
/// bytes. If equal elements came in another order, the bytes may differ.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.PriorityQueue, initialSize: 48, isFillable: true)]
public struct PriorityQueueForm<TElement, TPriority, TOrder>
    : ISequenceForm<PriorityQueue<TElement, TPriority>, ValueTuple<TElement, TPriority>>
    where TOrder : struct, IOrder<TPriority>
{
    public static ReadOnlySpan<ValueTuple<TElement, TPriority>> Items(
        PriorityQueue<TElement, TPriority> value, scoped ref PooledItems<ValueTuple<TElement, TPriority>> copy)
    {
        foreach (var item in value.UnorderedItems)
            copy.Add(item);

        return copy.Items;
    }

    public static PriorityQueue<TElement, TPriority> Of(ValueTuple<TElement, TPriority>[] items, MemFormatLimits limits) =>
        new(items, TOrder.Comparer);
}
