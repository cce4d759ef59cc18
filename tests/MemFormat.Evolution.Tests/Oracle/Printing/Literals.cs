using System.Globalization;
using System.Text;

namespace MemFormat.Evolution.Tests.Oracle;

/// <summary>Scalar values as C#.</summary>
internal static class Literals
{
    public static string Scalar(object value) => value switch
    {
        bool v => v ? "true" : "false",
        string v => Text(v),
        char v => $"'\\u{(int)v:X4}'",
        int v => Invariant(v),
        uint v => Invariant(v) + "u",
        long v => v == long.MinValue ? "long.MinValue" : Invariant(v) + "L",
        ulong v => Invariant(v) + "UL",
        sbyte or byte or short or ushort => $"({Name(value)}){(Invariant((IFormattable)value) is var text && text[0] == '-' ? $"({text})" : text)}",
        Int128 or UInt128 => $"{value.GetType().Name}.Parse(\"{Invariant((IFormattable)value)}\")",
        Half v => $"BitConverter.UInt16BitsToHalf({BitConverter.HalfToUInt16Bits(v)})",
        float v =>
            float.IsFinite(v)
                ? v.ToString("R", CultureInfo.InvariantCulture) + "f"
                : $"BitConverter.UInt32BitsToSingle({BitConverter.SingleToUInt32Bits(v)})",
        double v =>
            double.IsFinite(v)
                ? v.ToString("R", CultureInfo.InvariantCulture) + "d"
                : $"BitConverter.UInt64BitsToDouble({BitConverter.DoubleToUInt64Bits(v)})",
        decimal v => v == 0 && decimal.IsNegative(v) ? $"new decimal([{string.Join(", ", decimal.GetBits(v))}])" : Invariant(v) + "m",
        Guid v => $"new Guid(\"{v}\")",
        DateTime v => $"new DateTime({v.Ticks}, DateTimeKind.{v.Kind})",
        DateTimeOffset v => $"new DateTimeOffset({v.Ticks}, new TimeSpan({v.Offset.Ticks}))",
        TimeSpan v => v == TimeSpan.MinValue ? "TimeSpan.MinValue" : $"new TimeSpan({v.Ticks})",
        DateOnly v => $"DateOnly.FromDayNumber({v.DayNumber})",
        TimeOnly v => $"new TimeOnly({v.Ticks})",
        _ => throw new ArgumentException(value.GetType().Name),
    };

    private static string Name(object value) => Kinds.All.First(k => k.Type == value.GetType()).CSharp;

    private static string Invariant(IFormattable value) => value.ToString(null, CultureInfo.InvariantCulture);

    private static string Text(string text)
    {
        var code = new StringBuilder("\"");
        foreach (var c in text)
            _ = char.IsAsciiLetterOrDigit(c) ? code.Append(c) : code.Append(CultureInfo.InvariantCulture, $"\\u{(int)c:X4}");
        return code.Append('"').ToString();
    }
}
