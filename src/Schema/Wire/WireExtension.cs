namespace MemFormat.Wire;

/// <summary>
/// The meanings of kind <see cref="WireKind.Extended"/>; permanent numbers. A reader that does not know one skips its
/// values as those of its base slot.
/// </summary>
internal enum WireExtension
{
    /// <summary>A whole payload with its own header; based on Bytes.</summary>
    Serialized = 1,

    /// <summary>Members that the writer did not know; based on Bytes.</summary>
    ExtensionData = 2,

    /// <summary>A Unicode scalar value; based on UInt32.</summary>
    Rune = 3,

    /// <summary>A whole number of any size, two's complement, lowest byte first; based on Bytes.</summary>
    BigInteger = 4,

    /// <summary>A version in its text form; based on String.</summary>
    Version = 5,

    /// <summary>A URI as it was written; based on String.</summary>
    Uri = 6,

    /// <summary>An index, its complement if it counts from the end; based on Int32.</summary>
    Index = 7,
}
