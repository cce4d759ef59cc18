using MemFormat.Io;

namespace MemFormat.Payloads.Streams;

/// <summary>A stream, which is neither flushed at the end nor disposed: it is its owner's.</summary>
internal sealed class StreamDestination(Stream stream) : Destination
{
    private readonly PayloadBuffer _buffer = PayloadBuffer.Rent();

    public override IBufferWriter<byte> Buffer => _buffer;

    public override void End() => _buffer.Return();

    protected override async ValueTask<bool> SendAsync(bool isIdle, CancellationToken cancellation)
    {
        await stream.WriteAsync(_buffer.WrittenMemory, cancellation).ConfigureAwait(false);
        _buffer.Clear();
        if (isIdle)
            await stream.FlushAsync(cancellation).ConfigureAwait(false);
        return true;
    }
}
