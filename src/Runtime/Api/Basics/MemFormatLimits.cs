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

    private readonly Values _values = new()
    {
        MaxDepth = 64,
        MaxPayloadBytes = 64 * 1024 * 1024,
        MaxDescriptorBytes = 64 * 1024,
        MaxSchemaTypes = 1024,
        MaxSchemaMembers = 4096,
        MaxSchemaNesting = 32,
        MaxPlanNodes = 8192,
        CollisionResistantKeys = 1,
        MaxDecompressedBytes = 64L << 20,
        MaxExtraMemoryBytes = 16L << 20,
        MaxMemoryBytes = long.MaxValue,
    };

    /// <summary>
    /// The deepest nesting of values of recursive types, for reading and writing: 1 to 1,000,000, by default 64. A
    /// stack that runs out is an error, not a crash, even with a high limit.
    /// </summary>
    public int MaxDepth
    {
        get => _values.MaxDepth;
        init => _values.MaxDepth = Checked(value, 1_000_000);
    }

    /// <summary>
    /// The largest payload to or from a stream or pipe, and the largest message of many, in bytes: 1 or more, by
    /// default 64 MiB. MemFormat refuses a larger length before it allocates memory; memory grows as bytes arrive.
    /// </summary>
    public int MaxPayloadBytes
    {
        get => _values.MaxPayloadBytes;
        init => _values.MaxPayloadBytes = Checked(value, int.MaxValue);
    }

    /// <summary>The largest schema in a payload, in bytes: 1 or more, by default 64 KiB.</summary>
    public int MaxDescriptorBytes
    {
        get => _values.MaxDescriptorBytes;
        init => _values.MaxDescriptorBytes = Checked(value, int.MaxValue);
    }

    /// <summary>The most types in the schema of a payload: 1 or more, by default 1,024.</summary>
    public int MaxSchemaTypes
    {
        get => _values.MaxSchemaTypes;
        init => _values.MaxSchemaTypes = Checked(value, int.MaxValue);
    }

    /// <summary>The most members of each type in the schema of a payload: 1 or more, by default 4,096.</summary>
    public int MaxSchemaMembers
    {
        get => _values.MaxSchemaMembers;
        init => _values.MaxSchemaMembers = Checked(value, int.MaxValue);
    }

    /// <summary>
    /// The deepest nesting of collections, and of base types, in the schema of a payload: 1 to 256, by default 32.
    /// </summary>
    public int MaxSchemaNesting
    {
        get => _values.MaxSchemaNesting;
        init => _values.MaxSchemaNesting = Checked(value, 256);
    }

    /// <summary>
    /// The most work on the schemas in a payload, or in all messages of a session, in pairs of types and slots of a
    /// plan: 1 or more, by default 8,192. 16 members count as one pair, and a type as half of one. Bytes of a schema
    /// pay for as many members.
    /// </summary>
    public int MaxPlanNodes
    {
        get => _values.MaxPlanNodes;
        init => _values.MaxPlanNodes = Checked(value, int.MaxValue);
    }

    /// <summary>
    /// The most bytes to decompress in one read: 1 or more, by default 64 MiB. All compression within one payload
    /// counts together, including <see cref="Serialized{T}"/> members that you decode later.
    /// </summary>
    public long MaxDecompressedBytes
    {
        get => _values.MaxDecompressedBytes;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, 1);
            _values.MaxDecompressedBytes = value;
        }
    }

    /// <summary>
    /// The most memory of one read that the payload's bytes do not pay for: 0 or more, by default 16 MiB. Each byte pays
    /// for 128. Beyond that, this limit counts nulls, members that the payload lacks, large empty collections, elements
    /// that are large beside their bytes, and the work on schemas.
    /// </summary>
    public long MaxExtraMemoryBytes
    {
        get => _values.MaxExtraMemoryBytes;
        init
        {
            ArgumentOutOfRangeException.ThrowIfNegative(value);
            _values.MaxExtraMemoryBytes = Math.Min(value, 1L << 60);
        }
    }

    /// <summary>
    /// The most memory of one read, however large the payload is, beside the payload: 1 or more, by default no such
    /// limit. MemFormat counts at least 64 bytes of memory for each byte of the payload before it reads it.
    /// </summary>
    public long MaxMemoryBytes
    {
        get => _values.MaxMemoryBytes;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, 1);
            _values.MaxMemoryBytes = value;
        }
    }

    /// <summary>
    /// Whether large sets and dictionaries are read with unpredictable hash codes, so no payload can make their keys
    /// collide. It applies to more than 256 numbers, dates, enums or Guids, and makes these collections slower to use.
    /// On by default.
    /// </summary>
    public bool CollisionResistantKeys
    {
        get => _values.CollisionResistantKeys != 0;
        init => _values.CollisionResistantKeys = (byte)(value ? 1 : 0);
    }

    /// <summary>The strictness of a read, here because limits reach each payload within the payload.</summary>
    internal MemFormatStrictness Strictness
    {
        get => (MemFormatStrictness)_values.Strictness;
        init => _values.Strictness = (short)value;
    }

    /// <summary>The state for custom code, here for the same reason.</summary>
    internal object? State { get; private init; }

    /// <summary>Whether equal strings of a read are one object, here for the same reason.</summary>
    internal bool SharesStrings
    {
        get => _values.SharesStrings != 0;
        init => _values.SharesStrings = (byte)(value ? 1 : 0);
    }

    /// <summary>These limits in a read of that strictness, with that state, and with equal strings as one object or not.</summary>
    internal MemFormatLimits With(MemFormatStrictness strictness, object? state, bool sharesStrings) =>
        strictness == Strictness && ReferenceEquals(state, State) && sharesStrings == SharesStrings
            ? this
            : this with { Strictness = strictness, State = state, SharesStrings = sharesStrings };

    private ReadOnlySpan<byte> Bytes => MemoryMarshal.AsBytes(new ReadOnlySpan<Values>(in _values));

    /// <inheritdoc/>
    public bool Equals(MemFormatLimits? other) => other is not null && Bytes.SequenceEqual(other.Bytes) && Equals(State, other.State);

    /// <inheritdoc/>
    public override int GetHashCode()
    {
        var hash = new HashCode();
        hash.AddBytes(Bytes);
        return hash.ToHashCode();
    }

    private static int Checked(int value, int maximum)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(value, 1);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(value, maximum);
        return value;
    }

    /// <summary>All of them, without bytes between them: equal limits have equal bytes.</summary>
    private struct Values
    {
        public int MaxDepth, MaxPayloadBytes, MaxDescriptorBytes, MaxSchemaTypes, MaxSchemaMembers, MaxSchemaNesting, MaxPlanNodes;
        public byte CollisionResistantKeys, SharesStrings;
        public short Strictness;
        public long MaxDecompressedBytes, MaxExtraMemoryBytes, MaxMemoryBytes;
    }
}
