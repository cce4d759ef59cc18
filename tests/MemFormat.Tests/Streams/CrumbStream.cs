namespace MemFormat.Tests;

/// <summary>Gives a byte at a time, every other one after a wait.</summary>
internal sealed class CrumbStream(byte[] bytes) : MemoryStream(bytes, writable: false)
{
    public override int Read(Span<byte> buffer) => base.Read(buffer[..Math.Min(buffer.Length, 1)]);

    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        if (Position % 2 == 0)
            await Task.Yield();
        return await base.ReadAsync(buffer[..Math.Min(buffer.Length, 1)], cancellationToken);
    }
}
