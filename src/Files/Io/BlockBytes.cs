namespace MemFormat.Files.Io;

/// <summary>Bytes of the file, or made of them, until disposed of.</summary>
internal abstract class BlockBytes : IDisposable
{
    public abstract ReadOnlySpan<byte> Span { get; }

    public abstract void Dispose();
}

/// <summary>Bytes in a rented array.</summary>
internal sealed class RentedBytes(byte[] rented, int start, int length) : BlockBytes
{
    private byte[]? _rented = rented;

    public override ReadOnlySpan<byte> Span => _rented.AsSpan(start, length);

    public override void Dispose()
    {
        if (Interlocked.Exchange(ref _rented, null) is { } back)
            ArrayPool<byte>.Shared.Return(back);
    }
}

/// <summary>A part of another one, which it disposes of.</summary>
internal sealed class PartOfBytes(BlockBytes whole, int start) : BlockBytes
{
    public override ReadOnlySpan<byte> Span => whole.Span[start..];

    public override void Dispose() => whole.Dispose();
}
