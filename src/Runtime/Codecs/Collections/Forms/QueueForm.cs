using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Queues, the first element first.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct QueueForm<T> : ISequenceForm<Queue<T>, T>
{
    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(Queue<T> value, scoped ref PooledItems<T> copy)
    {
        value.CopyTo(copy.Rent(value.Count), 0);
        return copy.Items;
    }

    /// <inheritdoc/>
    public static Queue<T> Of(T[] items, MemFormatLimits limits) => new(items);
}
