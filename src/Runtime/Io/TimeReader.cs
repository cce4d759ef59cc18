using MemFormat.Codecs;

namespace MemFormat.Io;

/// <summary>
/// Reads a date or time of one kind, in the form of the fixed block, as one of another. What would lose an offset, a
/// kind or a time of day is an overflow.
/// </summary>
internal static class TimeReader
{
    /// <summary>Whether other kinds are read as such values.</summary>
    public static bool Reads<T>() => typeof(T) == typeof(DateTime) || typeof(T) == typeof(DateTimeOffset) || typeof(T) == typeof(DateOnly)
        || typeof(T) == typeof(TimeOnly) || typeof(T) == typeof(TimeSpan);

    public static T Read<T>(ref MemFormatReader reader, WireKind kind)
    {
        ref var source = ref reader.Take((nuint)WireKinds.FixedSize(kind));
        if (typeof(T) == typeof(TimeSpan))
            return As<TimeSpan, T>(Fields.TimeOnly(ref source, 0).ToTimeSpan());
        if (typeof(T) == typeof(TimeOnly))
            return As<TimeOnly, T>(TimeOfDay(Fields.Get<TimeSpan>(ref source, 0)));
        if (typeof(T) == typeof(DateOnly))
            return As<DateOnly, T>(Day(Fields.DateTime(ref source, 0)));
        if (typeof(T) == typeof(DateTimeOffset))
            return As<DateTimeOffset, T>(Moment(Fields.DateTime(ref source, 0)));
        return As<DateTime, T>(kind == Scalar<DateOnly>.Kind
            ? Fields.DateOnly(ref source, 0).ToDateTime(default)
            : Utc(Fields.DateTimeOffset(ref source, 0)));
    }

    private static TimeOnly TimeOfDay(TimeSpan value)
    {
        Require((ulong)value.Ticks < TimeSpan.TicksPerDay);
        return new TimeOnly(value.Ticks);
    }

    private static DateOnly Day(DateTime value)
    {
        Require(value.Kind == DateTimeKind.Unspecified && value.TimeOfDay.Ticks == 0);
        return DateOnly.FromDateTime(value);
    }

    private static DateTimeOffset Moment(DateTime value)
    {
        Require(value.Kind == DateTimeKind.Utc);
        return new DateTimeOffset(value);
    }

    private static DateTime Utc(DateTimeOffset value)
    {
        Require(value.Offset.Ticks == 0);
        return value.UtcDateTime;
    }

    private static void Require(bool isExact)
    {
        if (!isExact)
            MemFormatThrow.Overflow();
    }

    private static TTo As<TFrom, TTo>(TFrom value) => Unsafe.As<TFrom, TTo>(ref value);
}
