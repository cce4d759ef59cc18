namespace MemFormat;

/// <summary>Compresses members with <see cref="MemFormatCompression.Brotli"/>, in its usual quality.</summary>
public readonly struct MemBrotli : IMemCompression
{
    /// <inheritdoc/>
    public static MemFormatCompression Compression => MemFormatCompression.Brotli();
}
