namespace MemFormat;

/// <summary>The bytes still allowed to decompress in one read, including payloads within the payload.</summary>
internal interface IDecompression
{
    MemFormatCompression Compression { get; }
}
