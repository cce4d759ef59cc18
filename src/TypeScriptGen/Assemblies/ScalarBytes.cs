using System.Numerics;

namespace MemFormat.TypeScriptGen.Assemblies;

/// <summary>Values without parts, from text to the bytes of the fixed block; the library itself writes them.</summary>
internal static class ScalarBytes
{
    /// <summary>More than the largest number has.</summary>
    private const int MostCharacters = 64;

    private static readonly MemFormatOptions s_bare = new() { Header = MemFormatHeader.None };

    /// <summary>A constant of a manifest, where times are ticks; null where there are none of the kind.</summary>
    public static byte[]? OfConstant(WireKind kind, string text) => kind == WireKind.String ? Serialize(text) : Parse(kind, text, isConstant: true);

    /// <summary>
    /// Whether a constant of a manifest, which becomes code, is one of its kind and nothing else. Of kinds that are
    /// not scalars any text is.
    /// </summary>
    public static bool IsConstant(WireKind kind, string text)
    {
        try
        {
            // .NET's own parsers pass over blanks and zeros at the ends.
            return kind == WireKind.Char
                ? text.Length == 1
                : text.Length <= MostCharacters && text.Trim().Trim('\0').Length == text.Length && OfConstant(kind, text) is not null;
        }
        catch (Exception exception) when (exception is FormatException or OverflowException or ArgumentException or IndexOutOfRangeException)
        {
            return false;
        }
    }

    /// <summary>A text as <see cref="MemFormatJson"/> has it; null where the kind has none.</summary>
    /// <exception cref="FormatException">The text is none of the kind.</exception>
    /// <exception cref="OverflowException">The number does not fit.</exception>
    public static byte[]? OfJson(WireKind kind, string text) => Parse(kind, text, isConstant: false);

    /// <summary>A value as a root without header.</summary>
    public static byte[] Serialize<T>(T value) => MemFormatSerializer.Serialize(value, s_bare);

    /// <summary>Ticks, as a constant of a manifest has them.</summary>
    public static long Ticks(string constant) => long.Parse(constant, CultureInfo.InvariantCulture);

    /// <summary>Ticks of UTC and minutes, as a constant of a manifest has them.</summary>
    public static DateTimeOffset Offset(string constant)
    {
        var parts = constant.Split(' ');
        return new DateTimeOffset(Ticks(parts[0]), TimeSpan.Zero).ToOffset(TimeSpan.FromMinutes(Ticks(parts[1])));
    }

    private static byte[]? Parse(WireKind kind, string text, bool isConstant) => kind switch
    {
        WireKind.Bool => Serialize(bool.Parse(text)),
        WireKind.Int8 => Number<sbyte>(text),
        WireKind.UInt8 => Number<byte>(text),
        WireKind.Int16 => Number<short>(text),
        WireKind.UInt16 => Number<ushort>(text),
        WireKind.Int32 => Number<int>(text),
        WireKind.UInt32 => Number<uint>(text),
        WireKind.Int64 => Number<long>(text),
        WireKind.UInt64 => Number<ulong>(text),
        WireKind.Int128 => Number<Int128>(text),
        WireKind.UInt128 => Number<UInt128>(text),
        WireKind.Half => Number<Half>(text),
        WireKind.Single => Number<float>(text),
        WireKind.Double => Number<double>(text),
        WireKind.Decimal => Number<decimal>(text),
        WireKind.Char => text is [var one] ? Serialize(one) : throw new FormatException(),
        WireKind.Guid => Serialize(Guid.ParseExact(text, "D")),
        WireKind.DateTime => Serialize(isConstant ? DateTime.FromBinary(Ticks(text)) : Time(text)),
        WireKind.DateTimeOffset => Serialize(isConstant ? Offset(text) : DateTimeOffset.ParseExact(text, "O", CultureInfo.InvariantCulture)),
        WireKind.TimeSpan => Serialize(isConstant ? new TimeSpan(Ticks(text)) : TimeSpan.ParseExact(text, "c", CultureInfo.InvariantCulture)),
        WireKind.DateOnly => Serialize(DateOnly.ParseExact(text, "O", CultureInfo.InvariantCulture)),
        WireKind.TimeOnly => Serialize(isConstant ? new TimeOnly(Ticks(text)) : TimeOnly.ParseExact(text, "O", CultureInfo.InvariantCulture)),
        _ => null,
    };

    private static byte[] Number<T>(string text)
        where T : INumber<T>
    {
        var number = T.Parse(text, NumberStyles.Float, CultureInfo.InvariantCulture);

        // Floating-point numbers become infinite instead of too large.
        return T.IsInfinity(number) && !text.EndsWith("Infinity", StringComparison.Ordinal) ? throw new OverflowException() : Serialize(number);
    }

    private static DateTime Time(string text)
    {
        const string Local = " local";
        return text.EndsWith(Local, StringComparison.Ordinal)
            ? DateTime.SpecifyKind(
                DateTime.ParseExact(text[..^Local.Length], "O", CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind), DateTimeKind.Local)
            : DateTime.ParseExact(text, "O", CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind);
    }
}
