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
        WireKind.Guid => Bytes(Guid.Parse(text)),
        WireKind.TimeSpan => Bytes(new TimeSpan(Ticks(text))),
        WireKind.DateTime => Bytes(DateTime.FromBinary(Ticks(text))),
        WireKind.DateTimeOffset => Bytes(Offset(text)),
        WireKind.DateOnly => Bytes(DateOnly.Parse(text, CultureInfo.InvariantCulture)),
        WireKind.TimeOnly => Bytes(new TimeOnly(Ticks(text))),
        _ => null,
    };

    public static long Ticks(string text) => long.Parse(text, CultureInfo.InvariantCulture);

    public static DateTimeOffset Offset(string text)
    {
        var parts = text.Split(' ');
        return new DateTimeOffset(Ticks(parts[0]), TimeSpan.Zero).ToOffset(TimeSpan.FromMinutes(Ticks(parts[1])));
    }

    private static byte[] Bytes<T>(T value) => MemFormatSerializer.Serialize(value, s_bare);
}
