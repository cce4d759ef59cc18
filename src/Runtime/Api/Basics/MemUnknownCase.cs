namespace MemFormat;

/// <summary>How a reader treats a union value with a case unknown to its type.</summary>
public enum MemUnknownCase
{
    /// <summary>The read fails: you get <see cref="MemFormatError.UnknownCase"/>.</summary>
    Throw,

    /// <summary>
    /// The value is skipped and becomes <see langword="null"/>. In a non-nullable member you still get
    /// <see cref="MemFormatError.NullNotAllowed"/>.
    /// </summary>
    Null,
}
