namespace MemFormat.Campaign.Tests;

/// <summary>A stream whose call number n throws, and whose calls may all end later than they return.</summary>
internal sealed class FaultyStream(byte[] bytes, int failing, bool isLate) : Stream
{
    private int _at;
    private int _calls;

    /// <summary>The most bytes of one read.</summary>
    public int Step { get; init; } = 100;

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
        await Call();
        var count = Math.Min(Math.Min(buffer.Length, Step), bytes.Length - _at);
        bytes.AsMemory(_at, count).CopyTo(buffer);
        _at += count;
        return count;
    }

    public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default) => await Call();

    public override async Task FlushAsync(CancellationToken cancellationToken) => await Call();

    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    public override void Flush() => throw new NotSupportedException();

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    private async ValueTask Call()
    {
        if (isLate)
            await Task.Yield();
        if (_calls++ == failing)
            throw new FaultException();
    }
}
