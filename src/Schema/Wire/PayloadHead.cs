namespace MemFormat.Wire;

/// <summary>The first byte of a payload: the mode in its low two bits, a bit that each mode uses for itself, the version of the format.</summary>
internal static class PayloadHead
{
    public const byte ModeMask = 3;

    /// <summary>The descriptor follows, with its length before it.</summary>
    public const byte Inline = 0;

    /// <summary>The first byte is that of a fingerprint (<see cref="Fingerprints"/>).</summary>
    public const byte Fingerprint = 1;

    /// <summary>A message of a session (<see cref="SessionMessage"/>).</summary>
    public const byte Session = 2;

    /// <summary>A compressed payload follows, after its <see cref="WrapperId"/> and two lengths.</summary>
    public const byte Wrapped = 3;

    /// <summary>With <see cref="Wrapped"/>: a part of a compressed stream (<see cref="SessionMessage.Part"/>).</summary>
    public const byte Stream = 4;

    /// <summary>With <see cref="Inline"/> and <see cref="Session"/>: the root is null, and nothing follows.</summary>
    public const byte Null = 4;

    /// <summary>The only byte of a payload whose root is null, in every mode but <see cref="Session"/>.</summary>
    public const byte NullRoot = Inline | Null;

    /// <summary>With <see cref="Fingerprint"/>: eight bytes instead of four.</summary>
    public const byte Wide = 4;

    /// <summary>The version of the format is in the bits from here on, where there is one: 0.</summary>
    public const int VersionShift = 3;

    /// <summary>The header of mode <see cref="Inline"/>.</summary>
    public static byte[] InlineHeader(byte[] descriptor)
    {
        var header = new SegmentWriter();
        header.Byte(Inline);
        header.Framed(descriptor);
        return header.ToArray();
    }
}
