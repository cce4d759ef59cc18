using System.Buffers;

namespace MemFormat.Files.Io;

/// <summary>Takes a decompressed block of a stated size. Memory grows as it arrives, because the size is only a claim.</summary>
internal sealed class PlainBuffer(int length, int stored) : IBufferWriter<byte>, IDisposable
{
    private const int FirstSize = 1 << 16, UsualRatio = 16;

    private byte[] _bytes = Arrays.Rent((int)Math.Min(length + 1L, Math.Max(FirstSize, (long)UsualRatio * stored)));
    private int _count;

    /// <summary>The block, if all of it arrived. It then has the memory.</summary>
    public BlockBytes? Complete()
    {
        if (_count != length)
            return null;
        var bytes = _bytes;
        _bytes = [];
        return new BlockBytes(bytes, 0, length);
    }

    /// <summary>Gives the memory back, unless the block has it.</summary>
    public void Dispose()
    {
        if (_bytes.Length > 0)
            Arrays.Return(_bytes);
        _bytes = [];
    }

    public void Advance(int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        if (count > length - _count)
            throw new InvalidDataException("A block is larger than its stated size.");
        _count += count;
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Reserve(sizeHint);
        return _bytes.AsMemory(_count);
    }

    public Span<byte> GetSpan(int sizeHint = 0)
    {
        Reserve(sizeHint);
        return _bytes.AsSpan(_count);
    }

    /// <summary>There is always room for a byte: only with room can a decompressor report its end.</summary>
    private void Reserve(int sizeHint)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(sizeHint);
        var needed = _count + Math.Max(sizeHint, 1L);
        if (needed <= _bytes.Length)
            return;
        ArgumentOutOfRangeException.ThrowIfGreaterThan(needed, Array.MaxLength, nameof(sizeHint));
        _bytes = Arrays.Grow(_bytes, _count, (int)needed, length + 1L);
    }
}
