using System.Buffers.Binary;

namespace MemFormat.Files.Blocks;

/// <summary>What stands before a block's content, and where.</summary>
/// <param name="Offset">Where the block begins in the file.</param>
/// <param name="Kind">What the block holds.</param>
/// <param name="Compression">The number of its compression, or 0.</param>
/// <param name="Schema">The number of the values' schema, or of the schema in it; 0 if all values are null.</param>
/// <param name="First">The number of the first value.</param>
/// <param name="Count">How many values it holds.</param>
/// <param name="Plain">The content's size.</param>
/// <param name="Stored">The content's size in the file.</param>
/// <param name="Checksum">The checksum of the stored content.</param>
internal readonly record struct BlockHead(
    long Offset, BlockKind Kind, byte Compression, int Schema, long First, int Count, int Plain, int Stored, uint Checksum)
{
    public long ContentOffset => Offset + FileFormat.BlockHeadSize;

    /// <summary>Where the next block begins. Only if it <see cref="IsWithin"/> the file: it may be beyond all numbers.</summary>
    public long End => ContentOffset + Stored;

    /// <summary>The number after its last value.</summary>
    public long Last => First + Count;

    /// <summary>Whether a file of this length has all of it.</summary>
    public bool IsWithin(long length) => Offset <= length - FileFormat.BlockHeadSize && Stored <= length - FileFormat.BlockHeadSize - Offset;

    public void Write(Span<byte> head, ReadOnlySpan<byte> sync)
    {
        head = head[..FileFormat.BlockHeadSize];
        head.Clear();
        sync.CopyTo(head);
        head[FileFormat.KindAt] = (byte)Kind;
        head[FileFormat.CompressionAt] = Compression;
        BinaryPrimitives.WriteInt32LittleEndian(head[FileFormat.SchemaAt..], Schema);
        BinaryPrimitives.WriteInt64LittleEndian(head[FileFormat.FirstAt..], First);
        BinaryPrimitives.WriteInt32LittleEndian(head[FileFormat.CountAt..], Count);
        BinaryPrimitives.WriteInt32LittleEndian(head[FileFormat.PlainAt..], Plain);
        BinaryPrimitives.WriteInt32LittleEndian(head[FileFormat.StoredAt..], Stored);
        BinaryPrimitives.WriteUInt32LittleEndian(head[FileFormat.ContentChecksumAt..], Checksum);
        BinaryPrimitives.WriteUInt32LittleEndian(head[FileFormat.BlockChecksumAt..], ChecksumOf(head, Offset));
    }

    /// <summary>Reads a head. The bytes may be anything.</summary>
    /// <returns>Whether it is one of the file, and all numbers in it are possible.</returns>
    public static bool TryRead(ReadOnlySpan<byte> head, ReadOnlySpan<byte> sync, long offset, out BlockHead block)
    {
        block = default;
        if (head.Length < FileFormat.BlockHeadSize || !head.StartsWith(sync))
            return false;
        if (BinaryPrimitives.ReadUInt32LittleEndian(head[FileFormat.BlockChecksumAt..]) != ChecksumOf(head, offset))
            return false;
        block = new BlockHead(
            offset,
            (BlockKind)head[FileFormat.KindAt],
            head[FileFormat.CompressionAt],
            BinaryPrimitives.ReadInt32LittleEndian(head[FileFormat.SchemaAt..]),
            BinaryPrimitives.ReadInt64LittleEndian(head[FileFormat.FirstAt..]),
            BinaryPrimitives.ReadInt32LittleEndian(head[FileFormat.CountAt..]),
            BinaryPrimitives.ReadInt32LittleEndian(head[FileFormat.PlainAt..]),
            BinaryPrimitives.ReadInt32LittleEndian(head[FileFormat.StoredAt..]),
            BinaryPrimitives.ReadUInt32LittleEndian(head[FileFormat.ContentChecksumAt..]));
        return block.IsPossible && head[(FileFormat.CompressionAt + 1)..FileFormat.SchemaAt].IndexOfAnyExcept((byte)0) < 0;
    }

    /// <summary>Right checksums do not mean right numbers: an attacker can make both.</summary>
    private bool IsPossible =>
        Kind is BlockKind.Schema or BlockKind.Values or BlockKind.Index && Schema >= 0 && First >= 0 && Plain > 0 && Stored > 0
        && (Compression == FileFormat.NoCompression ? Stored == Plain : Stored < Plain)
        && (Kind == BlockKind.Values ? Count > 0 && Count <= Plain && First <= long.MaxValue - Count : Count == 0)
        && (Kind != BlockKind.Schema || Schema > 0);

    private static uint ChecksumOf(ReadOnlySpan<byte> head, long offset) =>
        Checksums.Of(head[..FileFormat.BlockChecksumAt], Checksums.Of(offset));
}
