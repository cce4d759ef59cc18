using System.Collections.Concurrent;
using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace MemFormat.Codecs;

/// <summary>Concurrent queues, as they were at one moment.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ConcurrentQueueForm<T> : ISequenceForm<ConcurrentQueue<T>, T>
{
    static int IMemFormatForm.EmptySize => 512 + 32 * (Unsafe.SizeOf<T>() + 8);

    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(ConcurrentQueue<T> value, scoped ref PooledItems<T> copy) => value.ToArray();

    /// <inheritdoc/>
    public static ConcurrentQueue<T> Of(T[] items, MemFormatLimits limits) => new(items);
}
