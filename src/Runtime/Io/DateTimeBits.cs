using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>Dates and times from their numbers, checked; <see cref="DateTime"/> as it lies in memory, if it really does.</summary>
internal static class DateTimeBits
{
    internal const ulong MaxTicks = 3_155_378_975_999_999_999;
    private const int MaxOffset = 14 * 60;

    /// <summary>Whether a DateTime in memory is its ticks with the kind (four of them) in the highest two bits.</summary>
    private static readonly bool s_isRaw = Probe();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong Get(DateTime value) =>
        s_isRaw ? Unsafe.BitCast<DateTime, ulong>(value) : (ulong)value.Ticks | (ulong)value.Kind << DateTimeParts.KindShift;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static DateTime Make(ulong raw)
    {
        if ((raw & DateTimeParts.TicksMask) > MaxTicks)
            MemFormatThrow.InvalidData();
        return s_isRaw ? Unsafe.BitCast<ulong, DateTime>(raw) : MakeByParts(raw);
    }

    internal static DateTimeOffset Make(ulong utcTicks, int minutes)
    {
        // A negative number of ticks is a very large unsigned one, before and after the offset is added.
        var ticks = utcTicks + (ulong)(minutes * TimeSpan.TicksPerMinute);
        if (utcTicks > MaxTicks || ticks > MaxTicks || (uint)(minutes + MaxOffset) > 2 * MaxOffset)
            MemFormatThrow.InvalidData();
        return new DateTimeOffset((long)ticks, new TimeSpan(minutes * TimeSpan.TicksPerMinute));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static DateOnly MakeDate(uint day)
    {
        if (day > (uint)DateOnly.MaxValue.DayNumber)
            MemFormatThrow.InvalidData();
        return DateOnly.FromDayNumber((int)day);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static TimeOnly MakeTime(ulong ticks)
    {
        if (ticks >= TimeSpan.TicksPerDay)
            MemFormatThrow.InvalidData();
        return new TimeOnly((long)ticks);
    }

    private static DateTime MakeByParts(ulong raw) =>
        new((long)(raw & DateTimeParts.TicksMask), (DateTimeKind)Math.Min(raw >> DateTimeParts.KindShift, (ulong)DateTimeKind.Local));

    private static bool Probe()
    {
        var value = new DateTime(0x0123_4567_89AB_CDEF, DateTimeKind.Utc);
        return Unsafe.SizeOf<DateTime>() == sizeof(ulong) && Unsafe.As<DateTime, ulong>(ref value) == 0x4123_4567_89AB_CDEF;
    }
}
