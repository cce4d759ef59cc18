using System.Buffers;

namespace MemFormat.Tests.Primitives;

/// <summary>Gives exactly the bytes asked for, each time in new memory, and notices writes behind them.</summary>
internal sealed class StingyBuffer : IBufferWriter<byte>
{
    private const byte Fence = 0xA5;
    private readonly List<byte> _written = [];
    private byte[] _current = [];
    private int _size;

    public ReadOnlySpan<byte> Written => System.Runtime.InteropServices.CollectionsMarshal.AsSpan(_written);

    public void Advance(int count)
    {
        Assert.InRange(count, 0, _size);
        Assert.All(_current.AsSpan(_size).ToArray(), b => Assert.Equal(Fence, b));
        _written.AddRange(_current.AsSpan(0, count));
        _size = 0;
    }

    public Span<byte> GetSpan(int sizeHint = 0)
    {
        _size = Math.Max(sizeHint, 1);
        _current = new byte[_size + 32];
        _current.AsSpan().Fill(Fence);
        return _current.AsSpan(0, _size);
    }

    public Memory<byte> GetMemory(int sizeHint = 0) => throw new NotSupportedException();
}
