using System.Collections.Immutable;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Immutable hash sets.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TEquality">Where the comparer comes from.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableHashSetForm<T, TEquality> : ISequenceForm<ImmutableHashSet<T>, T>
    where TEquality : struct, IEquality<T>
{
    static bool IMemFormatForm.IsHashOrdered => true;

    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(ImmutableHashSet<T> value, scoped ref PooledItems<T> copy) => copy.CopyOf(value);

    /// <inheritdoc/>
    public static ImmutableHashSet<T> Of(T[] items, MemFormatLimits limits) => ImmutableHashSet.Create(TEquality.For(items.Length, limits), items);
}
