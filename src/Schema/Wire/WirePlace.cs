namespace MemFormat.Wire;

/// <summary>
/// Where the value of a slot lies. The number is the high three bits of a slot's token and permanent.
/// Roots, elements, keys and values lie in <see cref="Rest"/>, or in <see cref="Present"/> when they can be null
/// without saying so themselves, or in <see cref="Compact"/>.
/// </summary>
internal enum WirePlace : byte
{
    /// <summary>In the rest of the body, always there.</summary>
    Rest = 0,

    /// <summary>In the rest of the body when its presence bit is set.</summary>
    Present = 1,

    /// <summary>In the fixed block.</summary>
    Fixed = 2,

    /// <summary>Among the optional scalars, with its fixed size, when its presence bit is set.</summary>
    Optional = 3,

    /// <summary>Among the optional scalars, with the size given by its two width bits.</summary>
    Compact = 4,

    /// <summary>As <see cref="Compact"/>, when its presence bit, which is before the width bits, is set.</summary>
    CompactOptional = 5,

    /// <summary>A bool: one bit of the flags.</summary>
    Bit = 6,

    /// <summary>A nullable bool: a presence bit, then a value bit.</summary>
    BitOptional = 7,
}
