using System.Collections.Concurrent;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Concurrent stacks, as they were at one moment, the bottom first.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ConcurrentStackForm<T> : ISequenceForm<ConcurrentStack<T>, T>
{
    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(ConcurrentStack<T> value, scoped ref PooledItems<T> copy)
    {
        T[] items = value.ToArray();
        items.AsSpan().Reverse();
        return items;
    }

    /// <inheritdoc/>
    public static ConcurrentStack<T> Of(T[] items, MemFormatLimits limits) => new(items);
}
