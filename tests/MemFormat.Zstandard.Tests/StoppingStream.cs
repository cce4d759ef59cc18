namespace MemFormat.Zstandard.Tests;

/// <summary>A stream that waits at each call, and gives few bytes at a time.</summary>
internal sealed class StoppingStream(byte[] bytes, Stops stops, int most = 40) : Stream
{
    private readonly MemoryStream _bytes = new(bytes);
    private readonly MemoryStream _written = new();

    public byte[] Written => _written.ToArray();

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        await stops.WaitAsync();
        return _bytes.Read(buffer.Span[..Math.Min(buffer.Length, most)]);
    }

    public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        await stops.WaitAsync();
        _written.Write(buffer.Span);
    }

    public override async Task FlushAsync(CancellationToken cancellationToken) => await stops.WaitAsync();

    public override void Flush()
    {
    }

    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();
}
