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
        Write(block);
        if (head.Kind != BlockKind.Index)
            blocks.Add(BlockPlace.Of(head));
    }

    /// <summary>Writes the index, and the end that points to it.</summary>
    public void WriteIndex(long count)
    {
        var (content, start) = (BlockIndex.Write(blocks), Offset);
        var block = new byte[FileFormat.BlockHeadSize + content.Length];
        content.CopyTo(block, FileFormat.BlockHeadSize);
        Write(block, new BlockHead { Kind = BlockKind.Index, First = count }, content.Length);
        Span<byte> end = stackalloc byte[FileFormat.EndSize];
        BinaryPrimitives.WriteInt64LittleEndian(end, start);
        FileFormat.EndMagic.CopyTo(end[sizeof(long)..]);
        Write(end);
    }

    /// <summary>Waits until the disk has what was written.</summary>
    public void FlushToDisk() => RandomAccess.FlushToDisk(file);

    public void Dispose() => file.Dispose();

    private void Write(ReadOnlySpan<byte> bytes)
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
                RandomAccess.SetLength(file, Offset);
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
