using MemFormat.Wire;

namespace MemFormat.Resolution;

/// <summary>Which kinds without parts are read into which others (docs: evolution rules).</summary>
internal static class KindConversions
{
    /// <summary>Whether values of one kind are converted to another one, exactly or with an overflow error.</summary>
    public static bool Exists(WireKind from, WireKind to)
    {
        if (from == WireKind.Bool || IsInteger(from))
            return IsInteger(to) || IsFloating(to) || to == WireKind.Decimal;
        if (IsFloating(from))
            return IsInteger(to) || IsFloating(to);
        return from == WireKind.Decimal && IsInteger(to);
    }

    private static bool IsInteger(WireKind kind) => kind is >= WireKind.Int8 and <= WireKind.UInt128 or WireKind.Char;

    private static bool IsFloating(WireKind kind) => kind is WireKind.Half or WireKind.Single or WireKind.Double;
}
