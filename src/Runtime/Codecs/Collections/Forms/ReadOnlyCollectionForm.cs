using System.Collections.ObjectModel;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Read-only views; what is read is a view of an array.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ReadOnlyCollectionForm<T> : ISequenceForm<ReadOnlyCollection<T>, T>
{
    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(ReadOnlyCollection<T> value, scoped ref PooledItems<T> copy) => copy.CopyOf(value);

    /// <inheritdoc/>
    public static ReadOnlyCollection<T> Of(T[] items, MemFormatLimits limits) => new(items);
}
