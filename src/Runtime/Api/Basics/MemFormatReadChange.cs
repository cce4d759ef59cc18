namespace MemFormat;

/// <summary>What a read did with a member that is not the same in the payload's schema and in the reader's.</summary>
public enum MemFormatReadChange
{
    /// <summary>The payload does not have it: it keeps what the initializer or the constructor set.</summary>
    Missing = 0,

    /// <summary>Only the payload has it, and it was passed over.</summary>
    Skipped = 1,

    /// <summary>Only the payload has it, and it went into the object's <see cref="MemExtensionData"/>.</summary>
    Kept = 2,

    /// <summary>It is of another kind in the payload, and its values were converted.</summary>
    Converted = 3,
}
