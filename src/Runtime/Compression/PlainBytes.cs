namespace MemFormat.Compression;

/// <summary>
/// A decompressed payload in pooled memory, which grows as output arrives, because the stated size is only a claim.
/// Disposed of after all was read. Not after an error: user code may hold a reference.
/// </summary>
internal sealed class PlainBytes : IBufferWriter<byte>, IDisposable
{
    private const int FirstSize = 1 << 16;

    /// <summary>Output per byte of input that is taken for granted.</summary>
    private const int UsualRatio = 16;

    private readonly int _length;
    private byte[] _bytes;
    private int _count;

    /// <param name="length">How much is to arrive.</param>
    /// <param name="compressed">How much it is made of.</param>
    public PlainBytes(int length, int compressed)
    {
        _length = length;
        _bytes = ArrayPool<byte>.Shared.Rent((int)Math.Min(length + 1L, Math.Max(FirstSize, (long)UsualRatio * compressed)));
    }

    /// <summary>The first byte.</summary>
    public ref byte Start => ref MemoryMarshal.GetArrayDataReference(_bytes);

    /// <summary>Whether a place, and so many bytes from there on, lie in it.</summary>
    public bool Holds(ref byte place, nuint size)
    {
        var offset = (nuint)Unsafe.ByteOffset(ref Start, ref place);
        return offset <= (nuint)_count && size <= (nuint)_count - offset;
    }

    /// <summary>The bytes so far.</summary>
    public ReadOnlySpan<byte> Written => _bytes.AsSpan(0, _count);

    /// <inheritdoc cref="Written"/>
    public ReadOnlyMemory<byte> WrittenMemory => _bytes.AsMemory(0, _count);

    /// <summary>Whether everything has arrived.</summary>
    public bool IsComplete => _count == _length;

    /// <summary>Bytes that are as they are.</summary>
    public static PlainBytes CopyOf(ReadOnlySpan<byte> bytes)
    {
        var copy = new PlainBytes(bytes.Length, bytes.Length);
        copy.Write(bytes);
        return copy;
    }

    public void Advance(int count)
    {
        if ((uint)count > (uint)(_bytes.Length - _count))
            throw new ArgumentOutOfRangeException(nameof(count), count, "It exceeds the requested size.");
        if (count > _length - _count)
            throw new MemFormatException(MemFormatError.InvalidData, "A compressed payload is larger than its stated size.");
        _count += count;
    }

    public Span<byte> GetSpan(int sizeHint = 0)
    {
        Reserve(sizeHint);
        return _bytes.AsSpan(_count);
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Reserve(sizeHint);
        return _bytes.AsMemory(_count);
    }

    public void Dispose() => ArrayPool<byte>.Shared.Return(_bytes);

    /// <summary>There is always room for a byte: only with room can a decompressor report its end.</summary>
    private void Reserve(int sizeHint)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(sizeHint);
        var needed = _count + Math.Max(sizeHint, 1L);
        if (needed <= _bytes.Length)
            return;
        if (needed > Array.MaxLength)
            throw new ArgumentOutOfRangeException(nameof(sizeHint), sizeHint, "It exceeds the size of an array.");
        var larger = ArrayPool<byte>.Shared.Rent((int)Math.Max(needed, Math.Min(_length + 1L, 2L * _bytes.Length)));
        Written.CopyTo(larger);
        ArrayPool<byte>.Shared.Return(_bytes);
        _bytes = larger;
    }
}
