using System.Globalization;
using System.Numerics;
using MemFormat.Wire;

namespace MemFormat.Schema.Manifest;

/// <summary>The texts of constants (<see cref="InitialValue.Text"/>): they become code, so they are what their type says and nothing else.</summary>
internal static class ConstantText
{
    /// <summary>More than the largest number has.</summary>
    private const int MostDigits = 64;

    /// <summary>Whether a member of a type can begin with a value.</summary>
    public static bool IsValid(InitialValue initial, ManifestType type)
    {
        if (initial.Kind != InitialKind.Constant)
            return initial.Text is null;
        while (type.Kind == ManifestTypeKind.Nullable)
            type = type.Element;

        // Of other types, nobody looks at the text.
        return initial.Text is { } text && (type.Kind is not (ManifestTypeKind.Scalar or ManifestTypeKind.Enum) || Is(type.Wire, text));
    }

    private static bool Is(WireKind kind, string text) => kind switch
    {
        WireKind.Bool => text is "true" or "false",
        WireKind.Int8 => IsInteger(text, sbyte.MinValue, sbyte.MaxValue),
        WireKind.UInt8 => IsInteger(text, byte.MinValue, byte.MaxValue),
        WireKind.Int16 => IsInteger(text, short.MinValue, short.MaxValue),
        WireKind.UInt16 => IsInteger(text, ushort.MinValue, ushort.MaxValue),
        WireKind.Int32 => IsInteger(text, int.MinValue, int.MaxValue),
        WireKind.UInt32 => IsInteger(text, uint.MinValue, uint.MaxValue),
        WireKind.Int64 => IsInteger(text, long.MinValue, long.MaxValue),
        WireKind.UInt64 => IsInteger(text, ulong.MinValue, ulong.MaxValue),
        WireKind.Int128 => IsInteger(text, -BigInteger.Pow(2, 127), BigInteger.Pow(2, 127) - 1),
        WireKind.UInt128 => IsInteger(text, 0, BigInteger.Pow(2, 128) - 1),
        WireKind.Half or WireKind.Single or WireKind.Double => text is "NaN" or "Infinity" or "-Infinity"
            || (IsNumber(text) && double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out var number) && !double.IsInfinity(number)),
        WireKind.Decimal => IsNumber(text) && decimal.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out _),
        WireKind.Char => text.Length == 1,
        WireKind.Guid => Guid.TryParseExact(text, "D", out _),
        WireKind.DateOnly => DateTime.TryParseExact(text, "yyyy-MM-dd", CultureInfo.InvariantCulture, DateTimeStyles.None, out _),
        WireKind.TimeOnly => IsInteger(text, 0, TimeSpan.TicksPerDay - 1),
        WireKind.TimeSpan => IsInteger(text, long.MinValue, long.MaxValue),
        WireKind.DateTime => IsInteger(text, long.MinValue, long.MaxValue) && IsTime(long.Parse(text, CultureInfo.InvariantCulture)),
        WireKind.DateTimeOffset => IsMoment(text.Split(' ')),
        _ => false,
    };

    private static bool IsInteger(string text, BigInteger least, BigInteger most) =>
        text.Length <= MostDigits && text.Length > 0 && IsDigits(text, text[0] == '-' ? 1 : 0)
        && BigInteger.Parse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture) is var number && number >= least && number <= most;

    private static bool IsDigits(string text, int start) => start < text.Length && text.Skip(start).All(c => c is >= '0' and <= '9');

    private static bool IsNumber(string text) => text.Length is > 0 and <= MostDigits && text.All(c => c is >= '0' and <= '9' or '.' or '-' or '+' or 'E');

    /// <summary>Ticks, with the kind in the highest two bits.</summary>
    private static bool IsTime(long text) => ((ulong)text & DateTimeParts.TicksMask) <= (ulong)DateTime.MaxValue.Ticks;

    private static bool IsMoment(string[] parts) => parts.Length == 2
        && IsInteger(parts[0], DateTime.MinValue.Ticks, DateTime.MaxValue.Ticks) && IsInteger(parts[1], -840, 840)
        && long.Parse(parts[0], CultureInfo.InvariantCulture) + (long.Parse(parts[1], CultureInfo.InvariantCulture) * TimeSpan.TicksPerMinute) is var local
        && local >= 0 && local <= DateTime.MaxValue.Ticks;
}
