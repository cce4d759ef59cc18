using MemFormat.Files.Blocks;
using MemFormat.Files.Io;

namespace MemFormat.Files.Values;

/// <summary>Goes from value to value through the content of a block.</summary>
internal struct BlockReader(BlockBytes content, BlockPlace block)
{
    private int _position;
    private int _read;

    /// <summary>The next body. Empty and not <paramref name="isNull"/> is impossible: each body has a byte.</summary>
    /// <returns>Whether there was a value.</returns>
    /// <exception cref="MemFileException">The content is not what a writer writes.</exception>
    public bool TryNext(out ReadOnlySpan<byte> body, out bool isNull)
    {
        body = default;
        isNull = false;
        var rest = content.Span[_position..];
        if (_read == block.Count)
            return rest.IsEmpty ? false : throw Invalid();
        var size = rest.Length;
        if (!Numbers.TryRead(ref rest, out var length) || length - 1 > rest.Length)
            throw Invalid();
        isNull = length == 0;
        body = isNull ? default : rest[..(int)(length - 1)];
        _position += size - rest.Length + body.Length;
        _read++;
        return true;
    }

    private readonly MemFileException Invalid() => new($"A block does not hold the {block.Count} values that its head states.", block.Offset) { IsDamage = true };
}
