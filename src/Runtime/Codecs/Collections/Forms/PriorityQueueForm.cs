using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>
/// Priority queues, in the order in which they lie in memory: read back, they lie in the same order. So queues with equal
/// histories have equal bytes; queues of equal elements that came in another order may not.
/// </summary>
/// <typeparam name="TElement">The type of the elements.</typeparam>
/// <typeparam name="TPriority">The type of the priorities.</typeparam>
/// <typeparam name="TOrder">Where the comparer of the priorities comes from.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct PriorityQueueForm<TElement, TPriority, TOrder>
    : ISequenceForm<PriorityQueue<TElement, TPriority>, ValueTuple<TElement, TPriority>>
    where TOrder : struct, IOrder<TPriority>
{
    /// <inheritdoc/>
    public static ReadOnlySpan<ValueTuple<TElement, TPriority>> Items(
        PriorityQueue<TElement, TPriority> value, scoped ref PooledItems<ValueTuple<TElement, TPriority>> copy)
    {
        foreach ((TElement, TPriority) item in value.UnorderedItems)
        {
            copy.Add(item);
        }

        return copy.Items;
    }

    /// <inheritdoc/>
    public static PriorityQueue<TElement, TPriority> Of(ValueTuple<TElement, TPriority>[] items, MemFormatLimits limits) => new(items, TOrder.Comparer);
}
