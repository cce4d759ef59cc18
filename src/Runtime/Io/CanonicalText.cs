using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>
/// Reads a number, a char or a Guid as its text, and text as the value: the one text .NET prints for it in the invariant
/// culture. Any other text of the same value is an overflow, because writing it back would change it.
/// </summary>
/// <remarks>
/// Without the methods of .NET that print and parse: each native program with a string and a number would have them, 8 KB.
/// </remarks>
internal static class CanonicalText
{
    /// <summary>The longest text of a number: that of the smallest <see cref="Int128"/>.</summary>
    private const int MaxLength = 40;

    private const int MaxScale = 28;

    private const int GuidLength = 36;

    /// <summary>The bytes of a string without its chars.</summary>
    private const int StringSize = 24;

    /// <summary>The places of a Guid's bytes, in the order of its text.</summary>
    private static ReadOnlySpan<byte> GuidOrder => [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15];

    private static ReadOnlySpan<char> Hex => "0123456789abcdef";

    /// <summary>Reads text as an integer. Null is zero.</summary>
    public static ExactNumber ReadInteger(ref MemFormatReader reader, WireKind kind)
    {
        if (Read(ref reader, kind) is not { } text)
            return new ExactNumber(0, false);
        return TryParse(text, out var digits, out var isNegative, out var scale) && scale == 0
            ? new ExactNumber(digits, isNegative)
            : Fail<ExactNumber>();
    }

    /// <summary>Reads text as a decimal. Null is zero.</summary>
    public static decimal ReadDecimal(ref MemFormatReader reader, WireKind kind)
    {
        if (Read(ref reader, kind) is not { } text)
            return 0;
        return TryParse(text, out var digits, out var isNegative, out var scale) && digits >> 96 == 0 && scale <= MaxScale
            ? new decimal((int)(uint)digits, (int)(uint)(digits >> 32), (int)(uint)(digits >> 64), isNegative, (byte)scale)
            : Fail<decimal>();
    }

    /// <summary>Reads text as a char. Null is its default.</summary>
    public static char ReadChar(ref MemFormatReader reader, WireKind kind) =>
        Read(ref reader, kind) is not { } text ? '\0' : text.Length == 1 ? text[0] : Fail<char>();

    /// <summary>Reads text as a Guid. Null is the empty one.</summary>
    public static Guid ReadGuid(ref MemFormatReader reader, WireKind kind) => Read(ref reader, kind) is { } text ? ParseGuid(text) : default;

    /// <summary>Whether values are text: strings, or pooled ones, which stand under the kind of extensions here.</summary>
    public static bool IsText(WireKind kind) => kind is WireKind.String or WireKind.Extended;

    /// <summary>Reads text.</summary>
    public static string? Read(ref MemFormatReader reader, WireKind kind) =>
        kind == WireKind.Extended ? reader.ReadPooledString() : reader.ReadNullableString();

    /// <summary>Reads a value as its text.</summary>
    public static string? Print(ref MemFormatReader reader, WireKind kind)
    {
        if (IsText(kind))
            return Read(ref reader, kind);
        var text = kind switch
        {
            WireKind.Bytes => WholeNumber.Print(ref reader),
            WireKind.Char => new string((char)NumberReader.Read<ushort>(ref reader, kind), 1),
            WireKind.Decimal => Print(Scalar<decimal>.Get(ref reader.Take((nuint)Scalar<decimal>.Size))),
            _ when kind == Scalar<Guid>.Kind => PrintGuid(ref reader.Take((nuint)Scalar<Guid>.Size)),
            _ => Print(ExactNumber.Read(ref reader, kind)),
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

    private static string Print(in ExactNumber number) => Print(number.Magnitude, number.IsNegative, scale: 0);

    private static string Print(decimal value)
    {
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(value, parts);
        var digits = new UInt128((uint)parts[2], (ulong)(uint)parts[1] << 32 | (uint)parts[0]);
        return Print(digits, parts[3] < 0 && digits != 0, parts[3] >> 16 & 0xFF);
    }

    private static string Print(UInt128 digits, bool isNegative, int scale)
    {
        Span<char> text = stackalloc char[MaxLength + MaxScale];
        var at = WholeNumber.Print([(uint)digits, (uint)(digits >> 32), (uint)(digits >> 64), (uint)(digits >> 96)], text);
        while (text.Length - at <= scale)
            text[--at] = '0';
        if (scale > 0)
        {
            text[at..^scale].CopyTo(text[--at..]);
            text[^(scale + 1)] = '.';
        }

        if (isNegative)
            text[--at] = '-';
        return new string(text[at..]);
    }

    private static string PrintGuid(ref byte bytes)
    {
        Span<char> text = stackalloc char[GuidLength];
        var at = 0;
        for (var i = 0; i < GuidOrder.Length; i++)
        {
            if (IsBehindDash(i))
                text[at++] = '-';
            var value = Unsafe.Add(ref bytes, GuidOrder[i]);
            text[at++] = Hex[value >> 4];
            text[at++] = Hex[value & 0xF];
        }

        return new string(text);
    }

    private static Guid ParseGuid(string text)
    {
        if (text.Length != GuidLength)
            return Fail<Guid>();
        Span<byte> bytes = stackalloc byte[GuidOrder.Length];
        var at = 0;
        for (var i = 0; i < bytes.Length; i++)
        {
            if (IsBehindDash(i) && text[at++] != '-')
                return Fail<Guid>();
            var (high, low) = (Hex.IndexOf(text[at++]), Hex.IndexOf(text[at++]));
            if (high < 0 || low < 0)
                return Fail<Guid>();
            bytes[GuidOrder[i]] = (byte)(high << 4 | low);
        }

        return MemoryMarshal.Read<Guid>(bytes);
    }

    private static bool IsBehindDash(int index) => index is 4 or 6 or 8 or 10;

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
