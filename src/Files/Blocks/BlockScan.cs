using MemFormat.Files.Io;

namespace MemFormat.Files.Blocks;

/// <summary>Finds the blocks of a file without an index: from head to head, and behind damage from the next sync marker on.</summary>
internal ref struct BlockScan(FileSource source, byte[] sync, List<BlockPlace> blocks)
{
    private const int ChunkSize = 1 << 16;

    private byte[]? _chunk;

    /// <summary>Adds the blocks.</summary>
    /// <returns>Where the last whole block ends. All that follows is torn off.</returns>
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
        while (blocks.Count > 0 && !IsWhole(blocks[^1]))
            blocks.RemoveAt(blocks.Count - 1);
        return blocks.Count > 0 ? blocks[^1].End : FileFormat.HeadSize;
    }

    private readonly bool TryReadHead(long offset, long last, out BlockHead head)
    {
        Span<byte> bytes = stackalloc byte[FileFormat.BlockHeadSize];
        head = default;
        return source.Read(offset, bytes) == bytes.Length && BlockHead.TryRead(bytes, sync, offset, out head) && head.End <= source.Length && head.First >= last;
    }

    private readonly bool IsWhole(in BlockPlace block)
    {
        Span<byte> bytes = stackalloc byte[FileFormat.BlockHeadSize];
        if (source.Read(block.Offset, bytes) < bytes.Length || !BlockHead.TryRead(bytes, sync, block.Offset, out var head))
            return false;
        using var content = source.Take(head.ContentOffset, head.Stored);
        return Checksums.Of(content.Span) == head.Checksum;
    }

    /// <summary>Where the next sync marker is, or the file's end.</summary>
    private long NextSync(long offset)
    {
        _chunk ??= new byte[ChunkSize];
        while (true)
        {
            var read = source.Read(offset, _chunk);
            if (_chunk.AsSpan(0, read).IndexOf(sync) is >= 0 and var found)
                return offset + found;
            if (read < ChunkSize)
                return source.Length;

            // The marker may begin in this chunk and end in the next one.
            offset += ChunkSize - (FileFormat.SyncSize - 1);
        }
    }
}
