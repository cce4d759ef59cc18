namespace MemFormat;

/// <summary>Names a compression for members: see <see cref="MemMemberAttribute.Compression"/>.</summary>
public interface IMemCompression
{
    /// <summary>The compression that the member is written with, and read with beside the one of your options.</summary>
    static abstract MemFormatCompression Compression { get; }
}
