namespace MemFormat;

/// <summary>What may be decompressed in one read, in the payload and in those within it.</summary>
internal interface IDecompression
{
    MemFormatCompression Compression { get; }
}
