namespace MemFormat;

/// <summary>Compresses members with <see cref="MemFormatZstandard.Zstd"/>, in its usual level.</summary>
public readonly struct MemZstandard : IMemCompression
{
    /// <inheritdoc/>
    public static MemFormatCompression Compression => MemFormatZstandard.Zstd();
}
