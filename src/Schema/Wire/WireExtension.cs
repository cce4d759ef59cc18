namespace MemFormat.Wire;

/// <summary>
/// The meanings of kind <see cref="WireKind.Extended"/>; permanent numbers. A reader that does not know one skips its
/// values as those of its base slot.
/// </summary>
internal enum WireExtension
{
    /// <summary>A whole payload with its own header.</summary>
    Serialized = 1,

    /// <summary>Members that the writer did not know.</summary>
    ExtensionData = 2,

    /// <summary>A Unicode scalar value.</summary>
    Rune = 3,

    /// <summary>A whole number of any size, two's complement, lowest byte first.</summary>
    BigInteger = 4,

    /// <summary>A version in its text form.</summary>
    Version = 5,

    /// <summary>A URI as it was written.</summary>
    Uri = 6,

    /// <summary>An index, its complement if it counts from the end.</summary>
    Index = 7,

    /// <summary>An IP address in its text form.</summary>
    IPAddress = 8,

    /// <summary>
    /// An enum whose constants are known by name: any integer, and the number of the type that lists them follows its slot. Values
    /// lie as those of the integer, in every place.
    /// </summary>
    Enum = 9,

    /// <summary>
    /// A string, in full or as the number of an earlier one of its payload. Each that is in full takes the next number, so that no
    /// reader steps over one without it.
    /// </summary>
    Pooled = 10,
}

/// <summary>What is fixed about each extension.</summary>
internal static class WireExtensions
{
    /// <summary>Whether a number follows the slot of what is extended.</summary>
    public static bool HasNumber(WireExtension extension) => extension == WireExtension.Enum;

    /// <summary>The kind whose body the values have.</summary>
    public static WireKind BaseOf(WireExtension extension) => extension switch
    {
        WireExtension.Rune => WireKind.UInt32,
        WireExtension.Index => WireKind.Int32,
        WireExtension.Version or WireExtension.Uri or WireExtension.IPAddress or WireExtension.Pooled => WireKind.String,
        _ => WireKind.Bytes,
    };

    /// <summary>Whether each value has one text: it can be read as text, and that text as the value.</summary>
    public static bool HasText(WireExtension extension) => IsNumber(extension) || BaseOf(extension) == WireKind.String;

    /// <summary>Whether the bytes of a value are a number of any size.</summary>
    public static bool IsNumber(WireExtension extension) => extension == WireExtension.BigInteger;
}
