using System.Collections.Concurrent;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Blocking collections, as they were at one moment; what is read is without a bound.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct BlockingCollectionForm<T> : ISequenceForm<BlockingCollection<T>, T>
{
    static int IMemFormatForm.EmptySize => 2048;

    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(BlockingCollection<T> value, scoped ref PooledItems<T> copy) => value.ToArray();

    /// <inheritdoc/>
    public static BlockingCollection<T> Of(T[] items, MemFormatLimits limits) => new(new ConcurrentQueue<T>(items));
}
