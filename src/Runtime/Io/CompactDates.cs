using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>
/// Dates and times of whole seconds in five bytes. Width codes: 0 the default value, no bytes; 1 whole seconds; 2 as fixed.
/// </summary>
internal static class CompactDates
{
    private const ulong MaxSeconds = SecondsMask + 1 >> CompactSizes.SecondsShift;
    private const uint Sizes = sizeof(ulong) << 16 | CompactSizes.SecondsSize << 8;
    private const ulong SecondsMask = (1UL << 8 * CompactSizes.SecondsSize) - 1;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static uint Put(ref byte block, ref nint at, ulong raw)
    {
        var ticks = raw & DateTimeParts.TicksMask;
        var seconds = ticks / TimeSpan.TicksPerSecond;
        var isWhole = seconds * TimeSpan.TicksPerSecond == ticks && seconds < MaxSeconds;
        var code = raw == 0 ? 0u : isWhole ? 1u : 2u;
        Fields.Put(ref block, at, isWhole ? seconds << CompactSizes.SecondsShift | raw >> DateTimeParts.KindShift : raw);

        // 0, 5 or 8 bytes: the code's byte of this word.
        at += (nint)(Sizes >> (int)(code * 8) & 0xFF);
        return code;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong GetRaw(ref byte block, ref nint at, uint code)
    {
        var word = Fields.Get<ulong>(ref block, at);
        switch (code)
        {
            case 0:
                return 0;
            case 1:
                at += CompactSizes.SecondsSize;
                word &= SecondsMask;
                return (word >> CompactSizes.SecondsShift) * TimeSpan.TicksPerSecond | word << DateTimeParts.KindShift;
            case 2:
                at += sizeof(ulong);
                return word;
            default:
                MemFormatThrow.InvalidData();
                return 0;
        }
    }

    internal static uint Put(ref byte block, ref nint at, DateTimeOffset value)
    {
        var ticks = (ulong)value.UtcTicks;
        var minutes = value.TotalOffsetMinutes;
        if ((ticks | (uint)minutes) == 0)
            return 0;
        var code = Put(ref block, ref at, ticks);
        if (code == 0)
        {
            // The first moment of all with an offset: its bytes would be none, so the seconds are written out as zeros.
            at += CompactSizes.SecondsSize;
            code = 1;
        }

        Fields.Put(ref block, at, (short)minutes);
        at += CompactSizes.MinutesSize;
        return code;
    }

    internal static DateTimeOffset GetOffset(ref byte block, ref nint at, uint code)
    {
        var ticks = GetRaw(ref block, ref at, code);
        if (code == 0)
            return default;
        var minutes = Fields.Get<short>(ref block, at);
        at += CompactSizes.MinutesSize;
        return DateTimeBits.Make(ticks, minutes);
    }
}
