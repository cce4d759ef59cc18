using System.Globalization;
using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>
/// Reads a number, a char or a Guid as its text, and text as the value: the one text .NET prints for it in the invariant
/// culture. Any other text of the same value is an overflow, because writing it back would change it.
/// </summary>
internal static class CanonicalText
{
    /// <summary>The longest text of a number: that of the smallest <see cref="Int128"/>.</summary>
    private const int MaxLength = 40;

    private const int MaxScale = 28;

    /// <summary>The bytes of a string without its chars.</summary>
    private const int StringSize = 24;

    /// <summary>Reads text as a value. Null is its default.</summary>
    public static T Read<T>(ref MemFormatReader reader)
    {
        if (reader.ReadNullableString() is not { } text)
            return default!;
        if (typeof(T) == typeof(Guid))
        {
            if (!Guid.TryParseExact(text, "D", out var guid) || guid.ToString() != text)
                return Fail<T>();
            return Unsafe.As<Guid, T>(ref guid);
        }

        if (typeof(T) == typeof(char))
        {
            var first = text.Length == 1 ? text[0] : Fail<char>();
            return Unsafe.As<char, T>(ref first);
        }

        if (!TryParse(text, out var digits, out var isNegative, out var scale) || !TryGet<T>(digits, isNegative, scale, out var value))
            return Fail<T>();
        return value;
    }

    /// <summary>Reads a value as its text.</summary>
    public static string? Print(ref MemFormatReader reader, WireKind kind)
    {
        var culture = CultureInfo.InvariantCulture;
        var text = kind switch
        {
            WireKind.String => reader.ReadNullableString(),
            WireKind.Bytes => WholeNumber.Print(ref reader),
            WireKind.Char => ((char)NumberReader.Read<ushort>(ref reader, kind)).ToString(),
            _ when kind == Scalar<Guid>.Kind => Scalar<Guid>.Get(ref reader.Take((nuint)Scalar<Guid>.Size)).ToString(),
            WireKind.Decimal => Scalar<decimal>.Get(ref reader.Take((nuint)Scalar<decimal>.Size)).ToString(culture),
            WireKind.UInt64 => NumberReader.Read<ulong>(ref reader, kind).ToString(culture),
            WireKind.Int128 => NumberReader.Read<Int128>(ref reader, kind).ToString(culture),
            WireKind.UInt128 => NumberReader.Read<UInt128>(ref reader, kind).ToString(culture),
            _ => NumberReader.Read<long>(ref reader, kind).ToString(culture),
        };
        if (text is not null)
            reader.Charge(StringSize + (sizeof(char) * text.Length));
        return text;
    }

    /// <summary>Refuses other text.</summary>
    [DoesNotReturn]
    public static T Fail<T>()
    {
        MemFormatThrow.Overflow("The text is not the one .NET prints for a value of the member's type in the invariant culture.");
        return default;
    }

    private static bool TryGet<T>(UInt128 digits, bool isNegative, int scale, out T value)
    {
        if (typeof(T) != typeof(decimal))
        {
            value = default!;
            return scale == 0 && new ExactNumber(digits, isNegative).TryGet(out value);
        }

        var isDecimal = digits >> 96 == 0 && scale <= MaxScale;
        var number = isDecimal ? new decimal((int)(uint)digits, (int)(uint)(digits >> 32), (int)(uint)(digits >> 64), isNegative, (byte)scale) : 0;
        value = Unsafe.As<decimal, T>(ref number);
        return isDecimal;
    }

    /// <summary>Digits without leading zeros, a sign only where it is a minus before another number than zero, a point only between digits.</summary>
    private static bool TryParse(string text, out UInt128 digits, out bool isNegative, out int scale)
    {
        (digits, isNegative, scale) = (0, text.StartsWith('-'), 0);
        var start = isNegative ? 1 : 0;
        var point = text.IndexOf('.');
        var end = point < 0 ? text.Length : point;
        if (text.Length > MaxLength || end == start || (end > start + 1 && text[start] == '0') || point == text.Length - 1)
            return false;
        for (var i = start; i < text.Length; i++)
        {
            if (i == point)
                continue;
            var digit = (uint)(text[i] - '0');
            if (digit > 9 || digits > (UInt128.MaxValue - digit) / 10)
                return false;
            digits = (digits * 10) + digit;
        }

        scale = point < 0 ? 0 : text.Length - 1 - point;
        return !isNegative || digits != 0;
    }
}
