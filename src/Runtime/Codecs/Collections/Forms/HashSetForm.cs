using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Hash sets with a comparer; those without one have a codec of their own.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
/// <typeparam name="TEquality">Where the comparer comes from.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct HashSetForm<T, TEquality> : ISequenceForm<HashSet<T>, T>
    where TEquality : struct, IEquality<T>
{
    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(HashSet<T> value, scoped ref PooledItems<T> copy) => copy.CopyOf(value);

    /// <inheritdoc/>
    public static HashSet<T> Of(T[] items, MemFormatLimits limits) => new(items, TEquality.For(items.Length, limits));
}
