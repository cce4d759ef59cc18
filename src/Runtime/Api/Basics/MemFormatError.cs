namespace MemFormat;

/// <summary>What is wrong with the data, or with the types that were to hold it.</summary>
public enum MemFormatError
{
    /// <summary>The payload ends too early.</summary>
    Truncated,

    /// <summary>The bytes are no valid payload, or user code refused the values.</summary>
    InvalidData,

    /// <summary>A limit of <see cref="MemFormatLimits"/> is exceeded.</summary>
    LimitExceeded,

    /// <summary>The payload's shape and the type's shape do not fit together.</summary>
    SchemaMismatch,

    /// <summary>The payload names its schema by a fingerprint that is not known.</summary>
    UnknownSchema,

    /// <summary>The payload is wrapped (compressed) in a way that the options do not name.</summary>
    UnknownWrapper,

    /// <summary>A union value is of a case that is not known.</summary>
    UnknownCase,

    /// <summary>A member that must not be null is null.</summary>
    NullNotAllowed,

    /// <summary>A required member is missing in the payload.</summary>
    MissingMember,

    /// <summary>A number does not fit into the member's type without loss.</summary>
    Overflow,

    /// <summary>Bytes follow the payload.</summary>
    TrailingData,

    /// <summary>No codec is known for the type, or its kind is of a later version.</summary>
    UnsupportedType,
}
