namespace MemFormat.Interop.Tests;

/// <summary>Sends what is written in pieces of a size, with a pause behind each so that the network does not join them again.</summary>
internal sealed class PieceStream(Stream stream, int size) : Stream
{
    public override bool CanRead => false;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => throw new NotSupportedException();

    public override long Position { get => throw new NotSupportedException(); set => throw new NotSupportedException(); }

    public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        for (; !buffer.IsEmpty; buffer = buffer[Math.Min(size, buffer.Length)..])
        {
            await stream.WriteAsync(buffer[..Math.Min(size, buffer.Length)], cancellationToken);
            await stream.FlushAsync(cancellationToken);
            await Task.Delay(1, cancellationToken);
        }
    }

    public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) =>
        WriteAsync(buffer.AsMemory(offset, count), cancellationToken).AsTask();

    public override Task FlushAsync(CancellationToken cancellationToken) => stream.FlushAsync(cancellationToken);

    public override void Flush() => throw new NotSupportedException();

    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();
}
