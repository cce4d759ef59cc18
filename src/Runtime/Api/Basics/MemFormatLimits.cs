namespace MemFormat;

/// <summary>
/// What a payload may ask for. The defaults are for payloads that anybody may have written; raise a limit only for data
/// that you trust. Exceeding one is <see cref="MemFormatError.LimitExceeded"/>.
/// </summary>
public sealed record MemFormatLimits
{
    /// <summary>The limits when nothing else is said.</summary>
    public static MemFormatLimits Default { get; } = new();

    private readonly int _maxDepth = 64;
    private readonly int _maxPayloadBytes = 64 * 1024 * 1024;
    private readonly int _maxDescriptorBytes = 64 * 1024;
    private readonly int _maxSchemaTypes = 1024;
    private readonly int _maxSchemaMembers = 4096;
    private readonly int _maxSchemaNesting = 32;
    private readonly int _maxPlanNodes = 8192;
    private readonly long _maxDecompressedBytes = 64L << 20;

    /// <summary>
    /// How deep values of types that contain themselves may be nested, when reading and when writing, 1 to 1,000,000.
    /// 64 unless set. However high it is, an exhausted stack is an error, not a crash.
    /// </summary>
    public int MaxDepth
    {
        get => _maxDepth;
        init => _maxDepth = Checked(value, 1_000_000);
    }

    /// <summary>
    /// The size of a payload that comes from a stream or pipe or goes there, and of each message of many, in bytes, 1 or more.
    /// 64 MiB unless set. A length beyond it is refused before any memory is taken for it; memory grows as bytes arrive.
    /// </summary>
    public int MaxPayloadBytes
    {
        get => _maxPayloadBytes;
        init => _maxPayloadBytes = Checked(value, int.MaxValue);
    }

    /// <summary>The size of the schema that a payload brings along, in bytes, 1 or more. 64 KiB unless set.</summary>
    public int MaxDescriptorBytes
    {
        get => _maxDescriptorBytes;
        init => _maxDescriptorBytes = Checked(value, int.MaxValue);
    }

    /// <summary>The number of types in the schema that a payload brings along, 1 or more. 1,024 unless set.</summary>
    public int MaxSchemaTypes
    {
        get => _maxSchemaTypes;
        init => _maxSchemaTypes = Checked(value, int.MaxValue);
    }

    /// <summary>The number of members of each type in the schema that a payload brings along, 1 or more. 4,096 unless set.</summary>
    public int MaxSchemaMembers
    {
        get => _maxSchemaMembers;
        init => _maxSchemaMembers = Checked(value, int.MaxValue);
    }

    /// <summary>
    /// How deep collections may be nested in collections, and base types in types, in the schema that a payload brings along,
    /// 1 to 256. 32 unless set.
    /// </summary>
    public int MaxSchemaNesting
    {
        get => _maxSchemaNesting;
        init => _maxSchemaNesting = Checked(value, 256);
    }

    /// <summary>
    /// The size of the plan for reading a payload whose schema differs from the reader's, in pairs of types and slots, 1 or
    /// more. 8,192 unless set.
    /// </summary>
    public int MaxPlanNodes
    {
        get => _maxPlanNodes;
        init => _maxPlanNodes = Checked(value, int.MaxValue);
    }

    /// <summary>
    /// The bytes that compressed payloads may decompress to in one read, 1 or more. 64 MiB unless set. What is within one
    /// payload counts together: a payload that is compressed twice, and compressed ones in <see cref="Serialized{T}"/>
    /// members, whenever they are decoded.
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
    /// Whether sets and dictionaries of more than 256 numbers, dates, enums or Guids are read with a comparer whose hash codes
    /// nobody can foresee, so that a payload cannot make their keys collide. On unless set; such collections are slower to use
    /// than those with the default comparer.
    /// </summary>
    public bool CollisionResistantKeys { get; init; } = true;

    private static int Checked(int value, int maximum)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(value, 1);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(value, maximum);
        return value;
    }
}
