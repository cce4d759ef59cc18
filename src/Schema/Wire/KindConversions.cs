namespace MemFormat.Wire;

/// <summary>The conversions between kinds without parts (docs: evolution rules).</summary>
internal static class KindConversions
{
    /// <summary>Whether values of one kind are converted to another one, exactly or with an overflow error.</summary>
    public static bool Exists(WireKind from, WireKind to)
    {
        if (OfTime(from, to) is not null || IsText(from, to))
            return true;
        if (to == WireKind.Bool)
            return IsInteger(from) && from != WireKind.Char;
        if (from == WireKind.Bool || IsInteger(from))
            return IsInteger(to) || IsFloating(to) || to == WireKind.Decimal;
        if (IsFloating(from))
            return IsInteger(to) || IsFloating(to);
        return from == WireKind.Decimal && IsInteger(to);
    }

    /// <summary>Whether every value of the one kind is a value of the other.</summary>
    public static bool IsLossless(WireKind from, WireKind to)
    {
        if (OfTime(from, to) is { } fits)
            return fits;
        if (IsText(from, to))
            return to == WireKind.String;
        if (to == WireKind.Bool)
            return from == WireKind.Bool;
        var (source, target) = (Range(from), Range(to));
        if (IsInteger(to) && !IsInteger(from) && from != WireKind.Bool)
            return false;
        return source.Bits <= target.Bits && source.Exponent <= target.Exponent && (!source.IsSigned || target.IsSigned) && Exists(from, to);
    }

    /// <summary>Whether values of the one kind have one text, as .NET prints it in the invariant culture, and the other kind is text.</summary>
    public static bool IsText(WireKind from, WireKind to) =>
        (from == WireKind.String && WireKinds.HasText(to)) || (to == WireKind.String && WireKinds.HasText(from));

    /// <summary>
    /// Whether every value of the one kind is a value of the other, where one of the two is an extended kind; null if none is
    /// converted. An extended kind has no kind of its own here.
    /// </summary>
    public static bool? OfExtension(WireKind? from, WireExtension? fromExtension, WireKind? to, WireExtension? toExtension) =>
        (from, fromExtension, to, toExtension) switch
        {
            (WireKind.String, null, null, { } value) when WireExtensions.HasText(value) => false,
            (null, { } value, WireKind.String, null) when WireExtensions.HasText(value) => true,
            ({ } number, null, null, { } whole) when WireExtensions.IsNumber(whole) && IsInteger(number) && number != WireKind.Char => true,
            (null, { } whole, { } number, null) when WireExtensions.IsNumber(whole) && IsInteger(number) && number != WireKind.Char => false,
            _ => null,
        };

    /// <summary>Whether every date or time of the one kind is one of the other; null if none is converted.</summary>
    private static bool? OfTime(WireKind from, WireKind to) => (from, to) switch
    {
        (WireKind.DateOnly, WireKind.DateTime) or (WireKind.TimeOnly, WireKind.TimeSpan) => true,
        (WireKind.DateTime, WireKind.DateOnly) or (WireKind.TimeSpan, WireKind.TimeOnly) => false,
        (WireKind.DateTime, WireKind.DateTimeOffset) or (WireKind.DateTimeOffset, WireKind.DateTime) => false,
        _ => null,
    };

    /// <summary>The bits of the largest run of whole numbers from 0 on, and the size of the largest value in bits.</summary>
    private static (int Bits, int Exponent, bool IsSigned) Range(WireKind kind) => kind switch
    {
        WireKind.Bool => (1, 1, false),
        _ when IsInteger(kind) =>
            Whole(WireKinds.FixedSize(kind) * 8, kind is WireKind.Int8 or WireKind.Int16 or WireKind.Int32 or WireKind.Int64 or WireKind.Int128),
        WireKind.Half => (11, 16, true),
        WireKind.Single => (24, 128, true),
        WireKind.Double => (53, 1024, true),
        _ => (96, 96, true),
    };

    private static (int Bits, int Exponent, bool IsSigned) Whole(int bits, bool isSigned) =>
        isSigned ? (bits - 1, bits - 1, true) : (bits, bits, false);

    private static bool IsInteger(WireKind kind) => kind is >= WireKind.Int8 and <= WireKind.UInt128 or WireKind.Char;

    private static bool IsFloating(WireKind kind) => kind is WireKind.Half or WireKind.Single or WireKind.Double;
}
