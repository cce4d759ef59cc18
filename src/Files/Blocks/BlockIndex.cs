using System.Buffers;
using System.Buffers.Binary;
using MemFormat.Files.Io;

namespace MemFormat.Files.Blocks;

/// <summary>
/// The content of an index: of each block the bytes between it and the one before, which are damaged ones, its size, its
/// values, the number of its schema, and how many values were lost before it.
/// </summary>
internal static class BlockIndex
{
    public static byte[] Write(List<BlockPlace> blocks)
    {
        var content = new ArrayBufferWriter<byte>();
        long end = FileFormat.HeadSize, last = 0;
        foreach (var block in blocks)
        {
            foreach (var number in (ReadOnlySpan<long>)[block.Offset - end, block.End - block.Offset, block.Count, block.Schema, block.First - last])
                content.Advance(Numbers.Write(content.GetSpan(Numbers.MaxSize), number));
            (end, last) = (block.End, block.Last);
        }

        return content.WrittenCount == 0 ? [0] : content.WrittenSpan.ToArray();
    }

    /// <summary>Reads the index that the end of a file points to.</summary>
    /// <returns>The index's head, or null if the file has none that is whole.</returns>
    public static BlockHead? TryRead(FileSource source, byte[] sync, List<BlockPlace> blocks)
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
            || index.Kind != BlockKind.Index || index.Compression != FileFormat.NoCompression || index.End != endOffset)
        {
            return null;
        }

        using var content = source.Take(index.ContentOffset, index.Stored);
        if (Checksums.Of(content.Span) == index.Checksum && TryRead(content.Span, index, blocks))
            return index;
        blocks.Clear();
        return null;
    }

    private static bool TryRead(ReadOnlySpan<byte> content, in BlockHead index, List<BlockPlace> blocks)
    {
        long end = FileFormat.HeadSize, last = 0;

        // Blocks lie one after another, so there are no more of them than the file has room for. An index of none holds a zero.
        while (!content.IsEmpty && content is not [0])
        {
            if (!Numbers.TryRead(ref content, out var gap) || !Numbers.TryRead(ref content, out var size) || !Numbers.TryRead(ref content, out var count)
                || !Numbers.TryRead(ref content, out var schema) || !Numbers.TryRead(ref content, out var lost))
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
