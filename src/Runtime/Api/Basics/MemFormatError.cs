namespace MemFormat;

/// <summary>The kinds of errors in data, or between data and types.</summary>
public enum MemFormatError
{
    /// <summary>The payload ends too early.</summary>
    Truncated,

    /// <summary>The bytes are not a valid payload, or your code refused the values.</summary>
    InvalidData,

    /// <summary>A limit of <see cref="MemFormatLimits"/> is exceeded.</summary>
    LimitExceeded,

    /// <summary>The shape of the payload and the shape of the type do not fit together.</summary>
    SchemaMismatch,

    /// <summary>The payload names its schema by a fingerprint, and the reader does not know this fingerprint.</summary>
    UnknownSchema,

    /// <summary>The payload is compressed, and the options do not name this compression.</summary>
    UnknownWrapper,

    /// <summary>The value has a union case unknown to the reader's type.</summary>
    UnknownCase,

    /// <summary>A member that must not be null is null, or a root whose type cannot be null.</summary>
    NullNotAllowed,

    /// <summary>The payload lacks a required member.</summary>
    MissingMember,

    /// <summary>A number does not fit into the member's type without loss.</summary>
    Overflow,

    /// <summary>The payload is followed by more bytes.</summary>
    TrailingData,

    /// <summary>The type has no codec, or its kind belongs to a later version of the format.</summary>
    UnsupportedType,

    /// <summary>
    /// Custom code needs <see cref="MemFormatOptions.State"/>, and it is missing or of another type. The data may be good.
    /// </summary>
    MissingState,
}
