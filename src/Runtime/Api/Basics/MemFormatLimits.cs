namespace MemFormat;

/// <summary>
/// Limits on reading and writing. The defaults are safe for payloads from anyone; raise a limit only for data that you
/// trust. If a payload exceeds one, you get <see cref="MemFormatError.LimitExceeded"/>. Setting a limit outside of its
/// range throws <see cref="ArgumentOutOfRangeException"/>.
/// </summary>
public sealed record MemFormatLimits
{
    /// <summary>The default limits.</summary>
    public static MemFormatLimits Default { get; } = new();

    private readonly int _maxDepth = 64;
    private readonly int _maxPayloadBytes = 64 * 1024 * 1024;
    private readonly int _maxDescriptorBytes = 64 * 1024;
    private readonly int _maxSchemaTypes = 1024;
    private readonly int _maxSchemaMembers = 4096;
    private readonly int _maxSchemaNesting = 32;
    private readonly int _maxPlanNodes = 8192;
    private readonly long _maxDecompressedBytes = 64L << 20;
    private readonly long _maxExtraMemoryBytes = 16L << 20;
    private readonly long _maxMemoryBytes = long.MaxValue;

    /// <summary>
    /// The deepest nesting of values of recursive types, for reading and writing: 1 to 1,000,000, by default 64. A
    /// stack that runs out is an error, not a crash, even with a high limit.
    /// </summary>
    public int MaxDepth
    {
        get => _maxDepth;
        init => _maxDepth = Checked(value, 1_000_000);
    }

    /// <summary>
    /// The largest payload to or from a stream or pipe, and the largest message of many, in bytes: 1 or more, by
    /// default 64 MiB. MemFormat refuses a larger length before it allocates memory; memory grows as bytes arrive.
    /// </summary>
    public int MaxPayloadBytes
    {
        get => _maxPayloadBytes;
        init => _maxPayloadBytes = Checked(value, int.MaxValue);
    }

    /// <summary>The largest schema in a payload, in bytes: 1 or more, by default 64 KiB.</summary>
    public int MaxDescriptorBytes
    {
        get => _maxDescriptorBytes;
        init => _maxDescriptorBytes = Checked(value, int.MaxValue);
    }

    /// <summary>The most types in the schema of a payload: 1 or more, by default 1,024.</summary>
    public int MaxSchemaTypes
    {
        get => _maxSchemaTypes;
        init => _maxSchemaTypes = Checked(value, int.MaxValue);
    }

    /// <summary>The most members of each type in the schema of a payload: 1 or more, by default 4,096.</summary>
    public int MaxSchemaMembers
    {
        get => _maxSchemaMembers;
        init => _maxSchemaMembers = Checked(value, int.MaxValue);
    }

    /// <summary>
    /// The deepest nesting of collections, and of base types, in the schema of a payload: 1 to 256, by default 32.
    /// </summary>
    public int MaxSchemaNesting
    {
        get => _maxSchemaNesting;
        init => _maxSchemaNesting = Checked(value, 256);
    }

    /// <summary>
    /// The most work on the schemas in a payload, or in all messages of a session, in pairs of types and slots of a
    /// plan: 1 or more, by default 8,192. 16 members count as one pair, and a type as half of one. Bytes of a schema
    /// pay for as many members.
    /// </summary>
    public int MaxPlanNodes
    {
        get => _maxPlanNodes;
        init => _maxPlanNodes = Checked(value, int.MaxValue);
    }

    /// <summary>
    /// The most bytes to decompress in one read: 1 or more, by default 64 MiB. All compression within one payload
    /// counts together, including <see cref="Serialized{T}"/> members that you decode later.
    /// </summary>
    public long MaxDecompressedBytes
    {
        get => _maxDecompressedBytes;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, 1);
            _maxDecompressedBytes = value;
        }
    }

    /// <summary>
    /// The most memory of one read that the payload's bytes do not pay for: 0 or more, by default 16 MiB. Each byte pays
    /// for 128. Beyond that, this limit counts nulls, members that the payload lacks, large empty collections, elements
    /// that are large beside their bytes, and the work on schemas.
    /// </summary>
    public long MaxExtraMemoryBytes
    {
        get => _maxExtraMemoryBytes;
        init
        {
            ArgumentOutOfRangeException.ThrowIfNegative(value);
            _maxExtraMemoryBytes = Math.Min(value, 1L << 60);
        }
    }

    /// <summary>
    /// The most memory of one read, however large the payload is, beside the payload: 1 or more, by default no such
    /// limit. MemFormat counts at least 64 bytes of memory for each byte of the payload before it reads it.
    /// </summary>
    public long MaxMemoryBytes
    {
        get => _maxMemoryBytes;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, 1);
            _maxMemoryBytes = value;
        }
    }

    /// <summary>
    /// Whether large sets and dictionaries are read with unpredictable hash codes, so no payload can make their keys
    /// collide. It applies to more than 256 numbers, dates, enums or Guids, and makes these collections slower to use.
    /// On by default.
    /// </summary>
    public bool CollisionResistantKeys { get; init; } = true;

    private static int Checked(int value, int maximum)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(value, 1);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(value, maximum);
        return value;
    }
}
