using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Sorted sets. The set sorts the elements and builds its tree of them at once.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TOrder">Where the comparer comes from.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct SortedSetForm<T, TOrder> : ISequenceForm<SortedSet<T>, T>
    where TOrder : struct, IOrder<T>
{
    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(SortedSet<T> value, scoped ref PooledItems<T> copy) => copy.CopyOf(value);

    /// <inheritdoc/>
    public static SortedSet<T> Of(T[] items, MemFormatLimits limits) => new(items, TOrder.Comparer);
}
