namespace MemFormat;

/// <summary>How to write and read a file. Immutable.</summary>
public sealed record MemFileOptions
{
    private const int LeastBlock = 1 << 10, LargestBlock = 1 << 24;

    /// <summary>What a block's head takes of an array, and more.</summary>
    private const int HeadRoom = 64;

    private readonly int _blockBytes = 1 << 15;
    private readonly MemFormatOptions _values = MemFormatOptions.Default;

    /// <summary>The default options.</summary>
    public static MemFileOptions Default { get; } = new();

    /// <summary>
    /// The size of a block before compression, in bytes, from 1 KiB to 16 MiB; 32 KiB by default. Larger ones compress
    /// better. Smaller ones are faster for single values.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The size is below 1 KiB or above 16 MiB.</exception>
    public int BlockBytes
    {
        get => _blockBytes;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, LeastBlock);
            ArgumentOutOfRangeException.ThrowIfGreaterThan(value, LargestBlock);
            _blockBytes = value;
        }
    }

    /// <summary>
    /// The compression of blocks, the limits, and the context for types that need one. A block has at most
    /// <see cref="MemFormatLimits.MaxPayloadBytes"/>, and a compressed one decompresses to at most
    /// <see cref="MemFormatLimits.MaxDecompressedBytes"/>. <see cref="MemFormatLimits.MaxMemoryBytes"/> bounds both, and the list of
    /// blocks. The header does not matter.
    /// </summary>
    public MemFormatOptions Values
    {
        get => _values;
        init => _values = value ?? throw new ArgumentNullException(nameof(value));
    }

    /// <summary>
    /// Whether to read on behind damaged blocks. The reader then counts them and their values. By default you get a
    /// <see cref="MemFileException"/>.
    /// </summary>
    public bool SkipDamaged { get; init; }

    /// <summary>
    /// Whether to map the file into memory instead of reading it. It saves a copy. Do not shorten the file
    /// meanwhile: your system ends a program that reads behind the end.
    /// </summary>
    public bool MemoryMapped { get; init; }

    /// <summary>How a value is written: nothing but its body.</summary>
    internal MemFormatOptions Body => Values with { Header = MemFormatHeader.None, Compression = MemFormatCompression.None, WriterSchema = null };

    /// <summary>The most that a block may hold.</summary>
    internal long MostPlain(bool isCompressed)
    {
        var most = Math.Min(Math.Min(Array.MaxLength - HeadRoom, Values.Limits.MaxMemoryBytes), Values.Limits.MaxPayloadBytes);
        return isCompressed ? Math.Min(most, Values.Limits.MaxDecompressedBytes) : most;
    }

    /// <summary>The limits that a block is beyond, in words.</summary>
    internal string LimitsOf(long size) =>
        size > Values.Limits.MaxPayloadBytes ? nameof(MemFormatLimits.MaxPayloadBytes)
        : size > Values.Limits.MaxMemoryBytes ? nameof(MemFormatLimits.MaxMemoryBytes)
        : size > Values.Limits.MaxDecompressedBytes ? nameof(MemFormatLimits.MaxDecompressedBytes)
        : "the largest array";
}
