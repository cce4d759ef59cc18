namespace MemFormat.Payloads.Streams;

/// <summary>
/// The destination for the messages of many values. It collects them, and passes them on some kilobytes at a time.
/// </summary>
internal abstract class Destination
{
    private const long HandOverSize = 16 << 10;

    private long _waiting;

    /// <summary>The writer for messages.</summary>
    public abstract IBufferWriter<byte> Buffer { get; }

    /// <summary>Whether so much was written that it is time to hand it over.</summary>
    public bool IsFull => _waiting >= HandOverSize;

    /// <summary>Whether something was written that is not handed over.</summary>
    public bool IsWaiting => _waiting > 0;

    /// <summary>Counts written bytes.</summary>
    public void Count(long bytes) => _waiting += bytes;

    /// <summary>Flushes written bytes, and waits until the other side can take more.</summary>
    /// <param name="isIdle">Whether a pause follows, so that nothing on the way should hold the bytes back.</param>
    /// <param name="cancellation">Cancels the wait.</param>
    /// <returns>Whether the other side wants more.</returns>
    public ValueTask<bool> HandOverAsync(bool isIdle, CancellationToken cancellation)
    {
        _waiting = 0;
        return SendAsync(isIdle, cancellation);
    }

    /// <summary>No more is handed over.</summary>
    public virtual void End()
    {
    }

    protected abstract ValueTask<bool> SendAsync(bool isIdle, CancellationToken cancellation);
}
