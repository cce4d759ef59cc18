using System.Collections.Immutable;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Immutable sorted sets.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TOrder">Where the comparer comes from.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableSortedSetForm<T, TOrder> : ISequenceForm<ImmutableSortedSet<T>, T>
    where TOrder : struct, IOrder<T>
{
    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(ImmutableSortedSet<T> value, scoped ref PooledItems<T> copy) => copy.CopyOf(value);

    /// <inheritdoc/>
    public static ImmutableSortedSet<T> Of(T[] items, MemFormatLimits limits) => ImmutableSortedSet.Create(TOrder.Comparer, items);
}
