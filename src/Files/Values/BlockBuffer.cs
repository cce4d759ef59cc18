using System.Buffers;
using MemFormat.Files.Blocks;

namespace MemFormat.Files.Values;

/// <summary>Collects the values of a block, with room for the head before them.</summary>
internal sealed class BlockBuffer : IBufferWriter<byte>
{
    private byte[] _bytes = new byte[1 << 12];
    private int _end = FileFormat.BlockHeadSize;

    /// <summary>How many values there are.</summary>
    public int Count { get; private set; }

    /// <summary>The values so far.</summary>
    public ReadOnlySpan<byte> Content => _bytes.AsSpan(FileFormat.BlockHeadSize, Size);

    public int Size => _end - FileFormat.BlockHeadSize;

    /// <summary>Adds a null.</summary>
    public void AddNull()
    {
        GetSpan(1)[0] = 0;
        _end++;
        Count++;
    }

    /// <summary>Adds a value; nothing if that fails.</summary>
    public void Add<T>(T value, MemFormatOptions body)
    {
        var start = _end;
        try
        {
            // Most lengths have one byte.
            GetSpan(1);
            _end++;
            MemFormatSerializer.Serialize(this, value, body);
            Span<byte> length = stackalloc byte[Numbers.MaxSize];
            var size = _end - start - 1;
            length = length[..Numbers.Write(length, size + 1L)];
            if (length.Length > 1)
            {
                GetSpan(length.Length);
                _bytes.AsSpan(start + 1, size).CopyTo(_bytes.AsSpan(start + length.Length));
                _end += length.Length - 1;
            }

            length.CopyTo(_bytes.AsSpan(start));
            Count++;
        }
        catch
        {
            _end = start;
            throw;
        }
    }

    /// <summary>The values, behind so many bytes for a head to be filled in.</summary>
    public Memory<byte> WithHead() => _bytes.AsMemory(0, _end);

    /// <summary>Takes back the last value, given where it began.</summary>
    public byte[] TakeBack(int size)
    {
        var value = Content[size..].ToArray();
        _end = FileFormat.BlockHeadSize + size;
        Count--;
        return value;
    }

    /// <summary>Adds a value that was taken back.</summary>
    public void Put(byte[] value)
    {
        value.CopyTo(GetSpan(value.Length));
        _end += value.Length;
        Count++;
    }

    public void Clear() => (_end, Count) = (FileFormat.BlockHeadSize, 0);

    public void Advance(int count)
    {
        ArgumentOutOfRangeException.ThrowIfGreaterThan((uint)count, (uint)(_bytes.Length - _end), nameof(count));
        _end += count;
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Reserve(sizeHint);
        return _bytes.AsMemory(_end);
    }

    public Span<byte> GetSpan(int sizeHint = 0)
    {
        Reserve(sizeHint);
        return _bytes.AsSpan(_end);
    }

    private void Reserve(int sizeHint)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(sizeHint);
        var needed = (long)_end + Math.Max(sizeHint, 1);
        if (needed > Array.MaxLength)
            throw new MemFileException("A block cannot hold more than 2 GB.", 0);
        if (needed > _bytes.Length)
            Array.Resize(ref _bytes, (int)Math.Max(needed, Math.Min(Array.MaxLength, 2L * _bytes.Length)));
    }
}
