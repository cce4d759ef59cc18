using System.Collections.ObjectModel;
using System.ComponentModel;
using MemFormat.Codecs.Collections;

namespace MemFormat.Codecs;

/// <summary>Collections that derived classes customize, themselves.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CollectionForm<T> : ISequenceForm<Collection<T>, T>
{
    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(Collection<T> value, scoped ref PooledItems<T> copy) => copy.CopyOf(value);

    /// <inheritdoc/>
    public static Collection<T> Of(T[] items, MemFormatLimits limits) => new(Lists.Of(items));
}
