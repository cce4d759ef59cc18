using System.Buffers;

namespace MemFormat.Files.Io;

/// <summary>Takes a decompressed block of a stated size. Memory grows as it arrives, because the size is only a claim.</summary>
internal sealed class PlainBuffer(int length, int stored) : IBufferWriter<byte>
{
    private const int FirstSize = 1 << 16, UsualRatio = 16;

    private byte[] _bytes = ArrayPool<byte>.Shared.Rent((int)Math.Min(length + 1L, Math.Max(FirstSize, (long)UsualRatio * stored)));
    private int _count;

    /// <summary>The block, if all of it arrived.</summary>
    public BlockBytes? Complete() => _count == length ? new BlockBytes(_bytes, 0, _count) : null;

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
        var larger = ArrayPool<byte>.Shared.Rent((int)Math.Max(needed, Math.Min(length + 1L, 2L * _bytes.Length)));
        _bytes.AsSpan(0, _count).CopyTo(larger);
        ArrayPool<byte>.Shared.Return(_bytes);
        _bytes = larger;
    }
}
