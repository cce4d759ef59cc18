using System.Collections.Immutable;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Immutable queues, the first element first.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableQueueForm<T> : ISequenceForm<ImmutableQueue<T>, T>
{
    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(ImmutableQueue<T> value, scoped ref PooledItems<T> copy)
    {
        foreach (T item in value)
        {
            copy.Add(item);
        }

        return copy.Items;
    }

    /// <inheritdoc/>
    public static ImmutableQueue<T> Of(T[] items, MemFormatLimits limits) => ImmutableQueue.Create(items);
}
