namespace MemFormat;

/// <summary>How numbers, dates and decimals are written. Readers understand data of either encoding.</summary>
public enum MemEncoding
{
    /// <summary>What the type says, else what the assembly says, else <see cref="Fixed"/>.</summary>
    Default = 0,

    /// <summary>Every value takes the size of its type. The fastest.</summary>
    Fixed = 1,

    /// <summary>Every value takes as few bytes as it needs (and two bits that say how many). The smallest.</summary>
    Compact = 2,
}
