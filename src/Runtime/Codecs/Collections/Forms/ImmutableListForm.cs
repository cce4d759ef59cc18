using System.Collections.Immutable;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Immutable lists.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ImmutableListForm<T> : ISequenceForm<ImmutableList<T>, T>
{
    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(ImmutableList<T> value, scoped ref PooledItems<T> copy) => copy.CopyOf(value);

    /// <inheritdoc/>
    public static ImmutableList<T> Of(T[] items, MemFormatLimits limits) => ImmutableList.Create(items);
}
