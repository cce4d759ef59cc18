namespace MemFormat.AspNetCore.Writing;

/// <summary>A payload in pooled memory, so that a response starts only when it is whole, and says its length.</summary>
internal sealed class PooledPayload : IBufferWriter<byte>, IDisposable
{
    private const int LeastSize = 1 << 12;

    private byte[] _bytes = ArrayPool<byte>.Shared.Rent(LeastSize);
    private int _count;

    public ReadOnlyMemory<byte> Written => _bytes.AsMemory(0, _count);

    public void Advance(int count) => _count += count;

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Grow(sizeHint);
        return _bytes.AsMemory(_count);
    }

    public Span<byte> GetSpan(int sizeHint = 0)
    {
        Grow(sizeHint);
        return _bytes.AsSpan(_count);
    }

    public void Dispose()
    {
        ArrayPool<byte>.Shared.Return(_bytes);
        _bytes = [];
    }

    private void Grow(int sizeHint)
    {
        if (_bytes.Length - _count >= Math.Max(sizeHint, 1))
            return;
        var size = Math.Max((long)_count + sizeHint, Math.Min(_bytes.Length * 2L, Array.MaxLength));
        var larger = ArrayPool<byte>.Shared.Rent(checked((int)size));
        Written.Span.CopyTo(larger);
        ArrayPool<byte>.Shared.Return(_bytes);
        _bytes = larger;
    }
}
