using System.Buffers;

namespace MemFormat.Tests;

/// <summary>A buffer that gives exactly what is asked for, one byte at least.</summary>
internal sealed class TinyBuffer : IBufferWriter<byte>
{
    private readonly List<byte> _written = [];
    private byte[] _last = [];

    public byte[] Written => [.. _written];

    public void Advance(int count)
    {
        _written.AddRange(_last.AsSpan(0, count));
        _last = [];
    }

    public Memory<byte> GetMemory(int sizeHint = 0) => _last = new byte[Math.Max(1, sizeHint)];

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
}

/// <summary>A buffer with room for a payload, used again and again.</summary>
internal sealed class ReusedBuffer(int size) : IBufferWriter<byte>
{
    private readonly byte[] _bytes = new byte[size];

    public int Count { get; private set; }

    public ReadOnlySpan<byte> Written => _bytes.AsSpan(0, Count);

    public void Clear() => Count = 0;

    public void Advance(int count) => Count += count;

    public Memory<byte> GetMemory(int sizeHint = 0) => _bytes.AsMemory(Count);

    public Span<byte> GetSpan(int sizeHint = 0) => _bytes.AsSpan(Count);
}

/// <summary>A buffer that breaks its contract, in the way given.</summary>
internal sealed class BadBuffer(Func<int, byte[]> give) : IBufferWriter<byte>
{
    public void Advance(int count)
    {
    }

    public Memory<byte> GetMemory(int sizeHint = 0) => give(sizeHint);

    public Span<byte> GetSpan(int sizeHint = 0) => give(sizeHint);
}
