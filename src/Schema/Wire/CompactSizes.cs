namespace MemFormat.Wire;

/// <summary>How many bytes the two width bits of a compact value stand for.</summary>
internal static class CompactSizes
{
    /// <summary>The bits of a width code.</summary>
    public const int CodeBits = 2, CodeMask = 3;

    /// <summary>A time of whole seconds, and the kind of a DateTime below them.</summary>
    public const int SecondsSize = 5, SecondsShift = 2;

    /// <summary>The minutes after a DateTimeOffset's time.</summary>
    public const int MinutesSize = 2;

    /// <summary>A decimal's scale and sign, and each of up to three parts of its number.</summary>
    public const int ScaleSize = 1, DigitsSize = 4;

    private const int Invalid = -1;

    /// <summary>The bytes of a value, or a negative number where the kind has no such code.</summary>
    public static int Of(WireKind kind, uint code) => kind switch
    {
        _ when code == 0 => 0,
        _ when WireKinds.FixedSize(kind) <= 4 => 1 << (int)code - 1,
        WireKind.Decimal => ScaleSize + DigitsSize * (int)code,
        WireKind.DateTime => Time(code),
        WireKind.DateTimeOffset when code < 3 => Time(code) + MinutesSize,
        WireKind.DateTimeOffset => Invalid,
        _ => 1 << (int)code,
    };

    /// <summary>Whether values of the kind are times: their codes tell whole seconds from ticks.</summary>
    public static bool IsTime(WireKind kind) => kind is WireKind.DateTime or WireKind.DateTimeOffset;

    /// <summary>The most bytes a value of the kind takes.</summary>
    public static int Most(WireKind kind) => Of(kind, 3) is > 0 and var size ? size : Of(kind, 2);

    private static int Time(uint code) => code switch { 1 => SecondsSize, 2 => WireKinds.FixedSize(WireKind.DateTime), _ => Invalid };
}
