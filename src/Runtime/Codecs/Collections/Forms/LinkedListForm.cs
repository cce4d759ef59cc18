using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Linked lists.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct LinkedListForm<T> : ISequenceForm<LinkedList<T>, T>
{
    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(LinkedList<T> value, scoped ref PooledItems<T> copy) => copy.CopyOf(value);

    /// <inheritdoc/>
    public static LinkedList<T> Of(T[] items, MemFormatLimits limits) => new(items);
}
