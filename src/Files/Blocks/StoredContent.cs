using MemFormat.Files.Io;

namespace MemFormat.Files.Blocks;

/// <summary>
/// Goes through the content of a block part by part, and sums it up. Its size is only a claim, so it never takes memory for more than a
/// part.
/// </summary>
internal sealed class StoredContent(FileSource source, long offset, int size)
{
    public const int PartSize = 1 << 16;

    private readonly byte[] _part = new byte[Math.Min(size, PartSize)];
    private long _offset = offset;
    private int _left = size;
    private int _start;
    private int _end;
    private uint _checksum;

    /// <summary>Whether all bytes were read.</summary>
    public bool IsAtEnd => _left == 0 && _start == _end;

    /// <summary>Whether the file has all of it, with this checksum.</summary>
    public static bool IsWhole(FileSource source, in BlockHead head)
    {
        var content = new StoredContent(source, head.ContentOffset, head.Stored);
        while (content._left > 0)
        {
            content._start = content._end;
            if (!content.TryFill())
                return false;
        }

        return content._checksum == head.Checksum;
    }

    /// <summary>Whether all was read, and has this checksum.</summary>
    public bool HasEnded(uint checksum) => IsAtEnd && _checksum == checksum;

    /// <summary>Reads the next number.</summary>
    public bool TryRead(out long number)
    {
        number = 0;
        if (_end - _start < Numbers.MaxSize && _left > 0 && !TryFill())
            return false;
        ReadOnlySpan<byte> rest = _part.AsSpan(_start, _end - _start);
        if (!Numbers.TryRead(ref rest, out number))
            return false;
        _start = _end - rest.Length;
        return true;
    }

    /// <summary>Reads bytes behind those that were not used yet.</summary>
    private bool TryFill()
    {
        _part.AsSpan(_start, _end - _start).CopyTo(_part);
        (_start, _end) = (0, _end - _start);
        var next = _part.AsSpan(_end, Math.Min(_left, _part.Length - _end));
        if (source.Read(_offset, next) < next.Length)
            return false;
        _checksum = Checksums.Of(next, _checksum);
        (_offset, _left, _end) = (_offset + next.Length, _left - next.Length, _end + next.Length);
        return true;
    }
}
