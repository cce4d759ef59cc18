namespace MemFormat.Files.Blocks;

/// <summary>The constants of the format (docs/files.md#the-bytes). All numbers are little-endian.</summary>
internal static class FileFormat
{
    /// <summary>The only version there is.</summary>
    public const byte Version = 0;

    /// <summary>The first bytes of a file. They change if the file is treated as text.</summary>
    public static ReadOnlySpan<byte> Magic => [0x8D, (byte)'M', (byte)'E', (byte)'M', (byte)'\r', (byte)'\n', 0x1A, (byte)'\n'];

    /// <summary>The last bytes of a file with an index.</summary>
    public static ReadOnlySpan<byte> EndMagic => "MEMINDEX"u8;

    // The file's head: magic, version, three zero bytes, sync marker, checksum of all before.
    public const int VersionAt = 8, SyncAt = 12, SyncSize = 16, HeadChecksumAt = 28, HeadSize = 32;

    // A block's head: sync marker, kind, compression, two zero bytes, ...
    public const int KindAt = 16, CompressionAt = 17, SchemaAt = 20, FirstAt = 24, CountAt = 32, PlainAt = 36, StoredAt = 40;

    // ... the checksum of the stored bytes, and one of the block's place in the file and of the head before it.
    public const int ContentChecksumAt = 44, BlockChecksumAt = 48, BlockHeadSize = 52;

    /// <summary>The file's last bytes: where the index block begins, and the magic.</summary>
    public const int EndSize = 16;

    /// <summary>The number that stands for a compression in no block.</summary>
    public const byte NoCompression = 0;
}
