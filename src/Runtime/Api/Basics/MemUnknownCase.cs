namespace MemFormat;

/// <summary>What reading makes of a union value whose case the reader's type does not have.</summary>
public enum MemUnknownCase
{
    /// <summary>The read fails with <see cref="MemFormatError.UnknownCase"/>.</summary>
    Throw,

    /// <summary>
    /// The value is skipped and becomes <see langword="null"/>. A member that must not be null still fails, with
    /// <see cref="MemFormatError.NullNotAllowed"/>.
    /// </summary>
    Null,
}
