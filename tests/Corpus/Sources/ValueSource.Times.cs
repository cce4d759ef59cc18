using System.Runtime.CompilerServices;

namespace Corpus;

public sealed partial class ValueSource
{
    private const ulong LocalInDaylightSaving = 3UL << 62;

    public Guid Guid() => Pick<Guid>(
        System.Guid.Empty,
        new Guid("ffffffff-ffff-ffff-ffff-ffffffffffff"),
        [new Guid("00112233-4455-6677-8899-aabbccddeeff")],
        r =>
        {
            var bytes = new byte[16];
            r.NextBytes(bytes);
            return new Guid(bytes);
        });

    public DateTime DateTime() => Pick<DateTime>(
        System.DateTime.MinValue,
        System.DateTime.MaxValue,
        [
            new DateTime(0, DateTimeKind.Utc), new DateTime(0, DateTimeKind.Local),
            new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Unspecified),
            new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc),
            new DateTime(2026, 1, 2, 3, 4, 5, 6, 7, DateTimeKind.Local),
            Raw(LocalInDaylightSaving | (ulong)new DateTime(2025, 10, 26, 2, 30, 0).Ticks),
            Raw(LocalInDaylightSaving | (ulong)System.DateTime.MaxValue.Ticks),
        ],
        r => new DateTime(r.NextInt64(System.DateTime.MaxValue.Ticks), (DateTimeKind)r.Next(3)));

    public DateTimeOffset DateTimeOffset() => Pick<DateTimeOffset>(
        System.DateTimeOffset.MinValue,
        System.DateTimeOffset.MaxValue,
        [
            new DateTimeOffset(2026, 1, 2, 3, 4, 5, System.TimeSpan.FromHours(14)),
            new DateTimeOffset(2026, 1, 2, 3, 4, 5, 6, System.TimeSpan.FromHours(-14)),
            new DateTimeOffset(2026, 1, 2, 3, 4, 5, System.TimeSpan.FromMinutes(1)),
            new DateTimeOffset(System.TimeSpan.TicksPerHour, System.TimeSpan.FromHours(1)),
        ],
        r => new DateTimeOffset(
            r.NextInt64(System.TimeSpan.TicksPerDay, System.DateTime.MaxValue.Ticks - System.TimeSpan.TicksPerDay),
            System.TimeSpan.FromMinutes(r.Next(-840, 841))));

    public TimeSpan TimeSpan() => Pick<TimeSpan>(
        System.TimeSpan.MinValue,
        System.TimeSpan.MaxValue,
        [System.TimeSpan.FromTicks(-1), System.TimeSpan.FromTicks(1), System.TimeSpan.FromHours(36)],
        r => System.TimeSpan.FromTicks(r.NextInt64() >> r.Next(63)));

    public DateOnly DateOnly() => Pick<DateOnly>(
        System.DateOnly.MinValue,
        System.DateOnly.MaxValue,
        [new DateOnly(2026, 2, 28), System.DateOnly.FromDayNumber(255), System.DateOnly.FromDayNumber(65536)],
        r => System.DateOnly.FromDayNumber(r.Next(System.DateOnly.MaxValue.DayNumber)));

    public TimeOnly TimeOnly() => Pick<TimeOnly>(
        System.TimeOnly.MinValue,
        System.TimeOnly.MaxValue,
        [new TimeOnly(1), new TimeOnly(65535), new TimeOnly(13, 14, 15)],
        r => new TimeOnly(r.NextInt64(System.TimeSpan.TicksPerDay)));

    /// <summary>A value that no public constructor makes: local time that occurs twice, in its first, daylight saving run.</summary>
    private static DateTime Raw(ulong bits) => Unsafe.BitCast<ulong, DateTime>(bits);
}
