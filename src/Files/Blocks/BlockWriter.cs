using System.Buffers.Binary;
using Microsoft.Win32.SafeHandles;

namespace MemFormat.Files.Blocks;

/// <summary>Writes blocks to a file that is open here alone. A block that could not be written leaves nothing behind.</summary>
internal sealed class BlockWriter(SafeFileHandle file, byte[] sync, List<BlockPlace> blocks, long offset) : IDisposable
{
    /// <summary>The size of the file so far, without an index.</summary>
    public long Offset { get; private set; } = offset;

    /// <summary>Writes a block.</summary>
    /// <param name="block">Room for the head, then the stored content.</param>
    /// <param name="head">The head without place, sizes and checksum.</param>
    /// <param name="plain">The size of the content before it was compressed.</param>
    public void Write(Span<byte> block, BlockHead head, int plain)
    {
        var stored = block[FileFormat.BlockHeadSize..];
        head = head with { Offset = Offset, Plain = plain, Stored = stored.Length, Checksum = Checksums.Of(stored) };
        head.Write(block, sync);
        Write(block, Offset);
        blocks.Add(BlockPlace.Of(head));
    }

    /// <summary>Writes the index, and the end that points to it. It may have millions of blocks, so it goes part by part.</summary>
    public void WriteIndex(long count)
    {
        var (start, size, checksum) = (Offset, 0L, 0u);
        foreach (var part in BlockIndex.Write(blocks))
            (size, checksum) = (size + part.Length, Checksums.Of(part.Span, checksum));

        // A head has no number for it. Readers find the blocks without an index.
        if (size > int.MaxValue)
            return;
        Span<byte> head = stackalloc byte[FileFormat.BlockHeadSize];
        new BlockHead { Offset = start, Kind = BlockKind.Index, First = count, Plain = (int)size, Stored = (int)size, Checksum = checksum }.Write(
            head, sync);
        Write(head, start);
        foreach (var part in BlockIndex.Write(blocks))
            Write(part.Span, start);
        Span<byte> end = stackalloc byte[FileFormat.EndSize];
        BinaryPrimitives.WriteInt64LittleEndian(end, start);
        FileFormat.EndMagic.CopyTo(end[sizeof(long)..]);
        Write(end, start);
    }

    /// <summary>Waits until the disk has what was written.</summary>
    public void FlushToDisk() => RandomAccess.FlushToDisk(file);

    public void Dispose() => file.Dispose();

    /// <param name="bytes">What to write.</param>
    /// <param name="start">What begins there goes, if this cannot be written.</param>
    private void Write(ReadOnlySpan<byte> bytes, long start)
    {
        try
        {
            RandomAccess.Write(file, bytes, Offset);
        }
        catch (IOException)
        {
            // A full disk may have taken a part. If that cannot be cut off either, readers do it.
            try
            {
                RandomAccess.SetLength(file, start);
            }
            catch (IOException)
            {
                // The first exception is the one to report.
            }

            throw;
        }

        Offset += bytes.Length;
    }
}
