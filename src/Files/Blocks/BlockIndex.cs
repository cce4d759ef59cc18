using System.Buffers.Binary;
using MemFormat.Files.Io;

namespace MemFormat.Files.Blocks;

/// <summary>
/// The content of an index: of each block the bytes between it and the one before, which are damaged ones, its size, its
/// values, the number of its schema, and how many values were lost before it.
/// </summary>
internal static class BlockIndex
{
    /// <summary>The numbers of a block.</summary>
    private const int Fields = 5;

    /// <summary>The bytes of an index, part by part. Of no blocks, it is a zero.</summary>
    public static IEnumerable<ReadOnlyMemory<byte>> Write(List<BlockPlace> blocks)
    {
        var (part, count) = (new byte[StoredContent.PartSize], 0);
        long end = FileFormat.HeadSize, last = 0;
        foreach (var block in blocks)
        {
            if (part.Length - count < Fields * Numbers.MaxSize)
            {
                yield return part.AsMemory(0, count);
                count = 0;
            }

            foreach (var number in (ReadOnlySpan<long>)[block.Offset - end, block.End - block.Offset, block.Count, block.Schema, block.First - last])
                count += Numbers.Write(part.AsSpan(count), number);
            (end, last) = (block.End, block.Last);
        }

        yield return part.AsMemory(0, blocks.Count == 0 ? 1 : count);
    }

    /// <summary>Reads the index that the end of a file points to.</summary>
    /// <returns>The index's head, or null if the file has none that is whole.</returns>
    /// <exception cref="MemFileException">It lists more blocks than the limits allow.</exception>
    public static BlockHead? TryRead(FileSource source, byte[] sync, BlockList blocks)
    {
        Span<byte> end = stackalloc byte[FileFormat.EndSize];
        var endOffset = source.Length - FileFormat.EndSize;
        if (endOffset < FileFormat.HeadSize || source.Read(endOffset, end) < end.Length || !end[sizeof(long)..].SequenceEqual(FileFormat.EndMagic))
            return null;
        var offset = BinaryPrimitives.ReadInt64LittleEndian(end);
        if (offset < FileFormat.HeadSize || offset > endOffset - FileFormat.BlockHeadSize)
            return null;
        Span<byte> head = stackalloc byte[FileFormat.BlockHeadSize];
        if (source.Read(offset, head) < head.Length || !BlockHead.TryRead(head, sync, offset, out var index)
            || index.Kind != BlockKind.Index || index.Compression != FileFormat.NoCompression || index.Stored != endOffset - index.ContentOffset)
        {
            return null;
        }

        var content = new StoredContent(source, index.ContentOffset, index.Stored);
        if (TryRead(content, index, blocks) && content.HasEnded(index.Checksum))
            return index;
        blocks.Clear();
        return null;
    }

    private static bool TryRead(StoredContent content, in BlockHead index, BlockList blocks)
    {
        long end = FileFormat.HeadSize, last = 0;

        // Blocks lie one after another, so there are no more of them than the file has room for. An index of none holds a zero.
        for (var isFirst = true; !content.IsAtEnd; isFirst = false)
        {
            if (!content.TryRead(out var gap))
                return false;
            if (isFirst && gap == 0 && content.IsAtEnd)
                return true;
            if (!content.TryRead(out var size) || !content.TryRead(out var count) || !content.TryRead(out var schema)
                || !content.TryRead(out var lost))
            {
                return false;
            }

            if (gap > index.Offset - end || size <= FileFormat.BlockHeadSize || size > index.Offset - end - gap
                || count > int.MaxValue || schema > int.MaxValue || lost > index.First - last || count > index.First - last - lost)
            {
                return false;
            }

            var block = new BlockPlace(end + gap, end + gap + size, last + lost, (int)count, (int)schema);
            blocks.Add(block);
            (end, last) = (block.End, block.Last);
        }

        return true;
    }
}
