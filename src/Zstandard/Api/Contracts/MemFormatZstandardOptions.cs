namespace MemFormat;

/// <summary>What <see cref="MemFormatZstandard"/> compresses with, and reads.</summary>
public sealed record MemFormatZstandardOptions
{
    /// <summary>The level that is smaller than Brotli of quality 4, in about its time. That of zstd itself is 3.</summary>
    public const int UsualLevel = 6;

    /// <summary>The lowest and highest level.</summary>
    internal const int Fastest = -7, Smallest = 22;

    /// <summary>Higher ones would use larger windows than readers accept.</summary>
    internal const int LastLevelOfUsualWindow = 19;

    private readonly int _level = UsualLevel;
    private readonly IReadOnlyList<MemFormatZstandardDictionary> _former = [];

    /// <summary>The level to write with, from -7 (fastest) over 6 (the default) to 22 (smallest). You can read every level.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The level is below -7 or above 22.</exception>
    public int Level
    {
        get => _level;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, Fastest);
            ArgumentOutOfRangeException.ThrowIfGreaterThan(value, Smallest);
            _level = value;
        }
    }

    /// <summary>
    /// The dictionary to write with. Payloads name it by its id, and readers need it. <see langword="null"/>: none.
    /// </summary>
    public MemFormatZstandardDictionary? Dictionary { get; init; }

    /// <summary>Further dictionaries, for payloads you wrote with them earlier.</summary>
    public IReadOnlyList<MemFormatZstandardDictionary> FormerDictionaries
    {
        get => _former;
        init => _former = value ?? throw new ArgumentNullException(nameof(value));
    }

    /// <summary>
    /// Whether to look for repetitions up to 128 MiB back, for large payloads. Readers must set it, too: the payload
    /// may then make them take as much memory. By default, you write and read up to 8 MiB.
    /// </summary>
    public bool LongDistance { get; init; }

    /// <summary>Whether to add a checksum of four bytes, so a reader notices each damaged byte. Readers check it wherever it is.</summary>
    public bool Checksum { get; init; }
}
