using MemFormat.Wire;

namespace MemFormat.Schema.Planning;

/// <summary>The width codes that writers choose for compact values: those with the least bytes. <see cref="CompactSizes"/> says how many.</summary>
internal static class CompactCodes
{
    /// <summary>The code of an integer or a span, which is zigzag if it is signed.</summary>
    public static uint OfNumber(WireKind kind, ulong number)
    {
        var code = 0u;
        while (CompactSizes.Of(kind, code) < sizeof(ulong) && number >> (8 * CompactSizes.Of(kind, code)) != 0)
            code++;
        return code;
    }

    /// <summary>The code of a time, and the number that stands for it. A date may have an offset, which follows.</summary>
    /// <param name="bits">Ticks and kind.</param>
    /// <param name="minutes">The offset.</param>
    /// <param name="number">Whole seconds and kind, if they fit, or the bits.</param>
    public static uint OfTime(ulong bits, int minutes, out ulong number)
    {
        var (ticks, kind) = (bits & DateTimeParts.TicksMask, bits >> DateTimeParts.KindShift);
        var seconds = ticks / TimeSpan.TicksPerSecond;
        number = (seconds << CompactSizes.SecondsShift) | kind;
        if (bits == 0 && minutes == 0)
            return 0;
        if (seconds * TimeSpan.TicksPerSecond == ticks && number >> (8 * CompactSizes.SecondsSize) == 0)
            return 1;
        number = bits;
        return 2;
    }

    /// <summary>The code of a decimal: the parts of its number that it needs, of which a 0 with a scale or a sign has one.</summary>
    public static uint OfDecimal(byte scale, uint high, ulong low) =>
        high != 0 ? 3u : low > uint.MaxValue ? 2u : scale != 0 || low != 0 ? 1u : 0;
}
