using System.Collections.Concurrent;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Concurrent bags, as they were at one moment; what a thread added last comes last.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ConcurrentBagForm<T> : ISequenceForm<ConcurrentBag<T>, T>
{
    static int IMemFormatForm.EmptySize => 768;

    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(ConcurrentBag<T> value, scoped ref PooledItems<T> copy)
    {
        // The bag gives first what was added last.
        T[] items = value.ToArray();
        items.AsSpan().Reverse();
        return items;
    }

    /// <inheritdoc/>
    public static ConcurrentBag<T> Of(T[] items, MemFormatLimits limits) => new(items);
}
