using System.Collections.Frozen;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Frozen sets.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TEquality">Where the comparer comes from.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct FrozenSetForm<T, TEquality> : ISequenceForm<FrozenSet<T>, T>
    where TEquality : struct, IEquality<T>
{
    static bool IMemFormatForm.IsHashOrdered => true;

    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(FrozenSet<T> value, scoped ref PooledItems<T> copy) => value.Items.AsSpan();

    /// <inheritdoc/>
    public static FrozenSet<T> Of(T[] items, MemFormatLimits limits) => items.ToFrozenSet(TEquality.For(items.Length, limits));
}
