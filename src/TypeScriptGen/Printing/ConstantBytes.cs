namespace MemFormat.Tools.Printing;

/// <summary>Constants as payloads have them; the library itself writes them.</summary>
internal static class ConstantBytes
{
    private static readonly MemFormatOptions s_bare = new() { Header = MemFormatHeader.None };

    /// <summary>A constant as a root without header; null where it is not of that kind.</summary>
    public static byte[]? Of(WireKind kind, string text) => kind switch
    {
        WireKind.Bool => Bytes(text == "true"),
        WireKind.Int8 => Bytes(sbyte.Parse(text, CultureInfo.InvariantCulture)),
        WireKind.UInt8 => Bytes(byte.Parse(text, CultureInfo.InvariantCulture)),
        WireKind.Int16 => Bytes(short.Parse(text, CultureInfo.InvariantCulture)),
        WireKind.UInt16 => Bytes(ushort.Parse(text, CultureInfo.InvariantCulture)),
        WireKind.Int32 => Bytes(int.Parse(text, CultureInfo.InvariantCulture)),
        WireKind.UInt32 => Bytes(uint.Parse(text, CultureInfo.InvariantCulture)),
        WireKind.Int64 => Bytes(long.Parse(text, CultureInfo.InvariantCulture)),
        WireKind.UInt64 => Bytes(ulong.Parse(text, CultureInfo.InvariantCulture)),
        WireKind.Single => Bytes(float.Parse(text, CultureInfo.InvariantCulture)),
        WireKind.Double => Bytes(double.Parse(text, CultureInfo.InvariantCulture)),
        WireKind.Decimal => Bytes(decimal.Parse(text, CultureInfo.InvariantCulture)),
        WireKind.Char => Bytes(text[0]),
        WireKind.String => Bytes(text),
        _ => null,
    };

    private static byte[] Bytes<T>(T value) => MemFormatSerializer.Serialize(value, s_bare);
}
