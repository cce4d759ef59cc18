using MemFormat.Files.Io;

namespace MemFormat.Files.Blocks;

/// <summary>Finds the blocks of a file without an index: from head to head, and behind damage from the next sync marker on.</summary>
internal ref struct BlockScan(FileSource source, byte[] sync, BlockList blocks)
{
    private byte[]? _chunk;
    private long _chunkOffset;
    private int _chunkCount;

    /// <summary>Adds the blocks.</summary>
    /// <returns>Where the last whole block ends. All that follows is torn off.</returns>
    /// <exception cref="MemFileException">There are more blocks than the limits allow.</exception>
    public long Run()
    {
        long offset = FileFormat.HeadSize, last = 0;
        while (offset < source.Length)
        {
            if (!TryReadHead(offset, last, out var head))
            {
                offset = NextSync(offset + 1);
                continue;
            }

            // The file's end is missing behind an index: it is written anew.
            if (head.Kind != BlockKind.Index)
            {
                blocks.Add(BlockPlace.Of(head));
                last = head.Last;
            }

            offset = head.End;
        }

        // Power may fail after the system wrote a head, and before it wrote the content.
        while (blocks.All.Count > 0 && !IsWhole(blocks.All[^1]))
            blocks.RemoveLast();
        return blocks.All.Count > 0 ? blocks.All[^1].End : FileFormat.HeadSize;
    }

    private readonly bool TryReadHead(long offset, long last, out BlockHead head)
    {
        Span<byte> bytes = stackalloc byte[FileFormat.BlockHeadSize];
        head = default;
        return source.Read(offset, bytes) == bytes.Length && BlockHead.TryRead(bytes, sync, offset, out head) && head.IsWithin(source.Length)
            && head.First >= last;
    }

    private readonly bool IsWhole(in BlockPlace block)
    {
        Span<byte> bytes = stackalloc byte[FileFormat.BlockHeadSize];
        return source.Read(block.Offset, bytes) == bytes.Length && BlockHead.TryRead(bytes, sync, block.Offset, out var head)
            && StoredContent.IsWhole(source, head);
    }

    /// <summary>Where the next sync marker is, or the file's end.</summary>
    private long NextSync(long offset)
    {
        _chunk ??= new byte[StoredContent.PartSize];
        while (true)
        {
            // Markers may stand next to each other: a chunk is read once.
            if (offset < _chunkOffset || offset > _chunkOffset + _chunkCount - FileFormat.SyncSize)
                (_chunkOffset, _chunkCount) = (offset, source.Read(offset, _chunk));
            if (_chunk.AsSpan(0, _chunkCount)[(int)(offset - _chunkOffset)..].IndexOf(sync) is >= 0 and var found)
                return offset + found;
            if (_chunkCount < _chunk.Length)
                return source.Length;

            // The marker may begin in this chunk and end in the next one.
            offset = _chunkOffset + _chunkCount - (FileFormat.SyncSize - 1);
        }
    }
}
