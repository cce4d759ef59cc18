using System.Numerics;
using System.Text.Json;

namespace MemFormat.Tools.Writing;

/// <summary>Values without parts: from the JSON of <see cref="MemFormatJson"/> to the bytes of the fixed block.</summary>
internal static class JsonScalars
{
    private static readonly MemFormatOptions s_bare = new() { Header = MemFormatHeader.None };

    /// <exception cref="FormatException">The text is none of the kind.</exception>
    /// <exception cref="OverflowException">The number does not fit.</exception>
    public static byte[] Bytes(WireKind kind, JsonElement value) => kind switch
    {
        WireKind.Bool => Body(value.GetBoolean()),
        WireKind.Int8 => Number<sbyte>(value),
        WireKind.UInt8 => Number<byte>(value),
        WireKind.Int16 => Number<short>(value),
        WireKind.UInt16 => Number<ushort>(value),
        WireKind.Int32 => Number<int>(value),
        WireKind.UInt32 => Number<uint>(value),
        WireKind.Int64 => Number<long>(value),
        WireKind.UInt64 => Number<ulong>(value),
        WireKind.Int128 => Number<Int128>(value),
        WireKind.UInt128 => Number<UInt128>(value),
        WireKind.Half => Number<Half>(value),
        WireKind.Single => Number<float>(value),
        WireKind.Double => Number<double>(value),
        WireKind.Decimal => Number<decimal>(value),
        WireKind.Char => Text(value) is [var one] ? Body(one) : throw new FormatException(),
        WireKind.Guid => Body(Guid.ParseExact(Text(value), "D")),
        WireKind.DateTime => Body(Time(Text(value))),
        WireKind.DateTimeOffset => Body(DateTimeOffset.ParseExact(Text(value), "O", CultureInfo.InvariantCulture)),
        WireKind.TimeSpan => Body(TimeSpan.ParseExact(Text(value), "c", CultureInfo.InvariantCulture)),
        WireKind.DateOnly => Body(DateOnly.ParseExact(Text(value), "O", CultureInfo.InvariantCulture)),
        WireKind.TimeOnly => Body(TimeOnly.ParseExact(Text(value), "O", CultureInfo.InvariantCulture)),
        _ => throw new FormatException(),
    };

    /// <summary>A text that is not null, with its length.</summary>
    public static byte[] Body(string text) => MemFormatSerializer.Serialize(text, s_bare);

    /// <exception cref="FormatException">It is no text.</exception>
    public static string Text(JsonElement value) => value.ValueKind == JsonValueKind.String ? value.GetString()! : throw new FormatException();

    private static byte[] Number<T>(JsonElement value)
        where T : INumber<T>
    {
        var text = value.ValueKind == JsonValueKind.Number ? value.GetRawText() : Text(value);
        var number = T.Parse(text, NumberStyles.Float, CultureInfo.InvariantCulture);

        // Floating-point numbers become infinite instead of too large.
        return T.IsInfinity(number) && !text.EndsWith("Infinity", StringComparison.Ordinal) ? throw new OverflowException() : Body(number);
    }

    private static DateTime Time(string text)
    {
        const string Local = " local";
        return text.EndsWith(Local, StringComparison.Ordinal)
            ? DateTime.SpecifyKind(DateTime.ParseExact(text[..^Local.Length], "O", CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind), DateTimeKind.Local)
            : DateTime.ParseExact(text, "O", CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind);
    }

    private static byte[] Body<T>(T value) => MemFormatSerializer.Serialize(value, s_bare);
}
