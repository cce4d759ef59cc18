namespace MemFormat.Wire;

/// <summary>The fixed properties of each kind.</summary>
internal static class WireKinds
{
    /// <summary>The least bytes of a union value: the number of its case, and a body of at least one.</summary>
    public const int MinUnionSize = 2;

    /// <summary>The bytes of a value of the kind, or 0 when they vary.</summary>
    public static int FixedSize(WireKind kind) => kind switch
    {
        WireKind.Bool or WireKind.Int8 or WireKind.UInt8 => 1,
        WireKind.Int16 or WireKind.UInt16 or WireKind.Half or WireKind.Char => 2,
        WireKind.Int32 or WireKind.UInt32 or WireKind.Single or WireKind.DateOnly => 4,
        WireKind.Int64 or WireKind.UInt64 or WireKind.Double or WireKind.DateTime or WireKind.TimeSpan or WireKind.TimeOnly => 8,
        WireKind.DateTimeOffset => 10,
        WireKind.Int128 or WireKind.UInt128 or WireKind.Decimal or WireKind.Guid => 16,
        _ => 0,
    };

    /// <summary>Whether a member of the kind can be written in as few bytes as its value needs.</summary>
    public static bool CanBeCompact(WireKind kind) => kind is WireKind.DateTime or WireKind.DateTimeOffset or WireKind.TimeSpan
        or WireKind.DateOnly or WireKind.TimeOnly or WireKind.Decimal || CanBeCompactElement(kind);

    /// <summary>Whether elements, keys and values of the kind can be compact: in lists by digits, in maps one by one.</summary>
    public static bool CanBeCompactElement(WireKind kind) => kind is WireKind.Int16 or WireKind.UInt16 or WireKind.Int32 or WireKind.UInt32
        or WireKind.Int64 or WireKind.UInt64 or WireKind.Char;

    /// <summary>Whether compact elements, keys and values of the kind can be zigzag; in maps they are.</summary>
    public static bool IsZigZag(WireKind kind) => kind is WireKind.Int16 or WireKind.Int32 or WireKind.Int64;

    /// <summary>Whether compact members of the kind are zigzag.</summary>
    public static bool IsZigZagMember(WireKind kind) => kind == WireKind.TimeSpan || IsZigZag(kind);

    /// <summary>Whether every bit pattern is a value, so that values are copied as memory.</summary>
    public static bool IsUnchecked(WireKind kind) =>
        kind is >= WireKind.Int8 and <= WireKind.Double or WireKind.Char or WireKind.Guid or WireKind.TimeSpan;

    /// <summary>Whether numbers of other kinds are converted to the kind where they lie in the fixed block: the common widenings.</summary>
    public static bool ConvertsInBlock(WireKind kind) => kind is >= WireKind.Int16 and <= WireKind.UInt64 or WireKind.Double;

    /// <summary>Whether each value has one text: it can be read as text, and that text as the value.</summary>
    public static bool HasText(WireKind kind) =>
        kind is (>= WireKind.Int8 and <= WireKind.UInt128) or WireKind.Decimal or WireKind.Char or WireKind.Guid;

    /// <summary>Whether values are points in time.</summary>
    public static bool IsInstant(WireKind kind) => kind is WireKind.DateTime or WireKind.DateTimeOffset;

    /// <summary>Whether values are lengths of time.</summary>
    public static bool IsDuration(WireKind kind) => kind == WireKind.TimeSpan;

    /// <summary>Whether values are days or times of day, wherever that is.</summary>
    public static bool IsReading(WireKind kind) => kind is WireKind.DateOnly or WireKind.TimeOnly;

    /// <summary>Whether values say themselves that they are null.</summary>
    public static bool SaysNull(WireKind kind) => kind is WireKind.String or WireKind.Bytes or WireKind.List or WireKind.Map;

    /// <summary>The least bytes of a value that is there. Of an object it is 1 at least, and of an extended kind that of its base.</summary>
    public static int MinSize(WireKind kind) => kind == WireKind.Union ? MinUnionSize : FixedSize(kind) is > 0 and var size ? size : 1;
}
