namespace MemFormat;

/// <summary>How numbers, dates and decimals are written. A reader understands both encodings.</summary>
public enum MemEncoding
{
    /// <summary>The setting of the type, else of the assembly, else <see cref="Fixed"/>.</summary>
    Default = 0,

    /// <summary>Every value takes the size of its type. This is the fastest.</summary>
    Fixed = 1,

    /// <summary>Every value takes as few bytes as it needs, plus two bits for their number. This is the smallest.</summary>
    Compact = 2,
}
