using MemFormat;

namespace Corpus.Changes;

/// <summary>Dates and times that become other kinds of them.</summary>
[MemFormattable]
public partial class MomentsOld
{
    public DateTime At { get; set; } = DateTime.UnixEpoch;

    public DateTime Day { get; set; }

    public DateTimeOffset Stamp { get; set; }

    public DateOnly Date { get; set; }

    public TimeSpan Opens { get; set; }

    public TimeOnly Closes { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public DateTime Short { get; set; } = DateTime.UnixEpoch;

    public DateTime? Last { get; set; }

    public List<DateTime> All { get; set; } = [];
}

/// <summary>The other kinds.</summary>
[MemFormattable]
public partial class MomentsNew
{
    public DateTimeOffset At { get; set; }

    public DateOnly Day { get; set; }

    public DateTime Stamp { get; set; }

    public DateTime Date { get; set; }

    public TimeOnly Opens { get; set; }

    public TimeSpan Closes { get; set; }

    public DateTimeOffset Short { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public DateTimeOffset? Last { get; set; }

    public List<DateOnly> All { get; set; } = [];

    public static MomentsOld Written() => new()
    {
        At = new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc),
        Day = new DateTime(2026, 1, 2),
        Stamp = new DateTimeOffset(2026, 1, 2, 3, 4, 5, TimeSpan.Zero),
        Date = new DateOnly(2026, 1, 2),
        Opens = new TimeSpan(9, 30, 0),
        Closes = new TimeOnly(17, 30),
        Short = new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc),
        Last = new DateTime(2026, 1, 3, 3, 4, 5, DateTimeKind.Utc),
        All = [new DateTime(2026, 1, 2), DateTime.MinValue],
    };

    public bool IsRead() => At == new DateTimeOffset(2026, 1, 2, 3, 4, 5, TimeSpan.Zero) && Day == new DateOnly(2026, 1, 2)
        && (Stamp, Stamp.Kind) == (new DateTime(2026, 1, 2, 3, 4, 5), DateTimeKind.Utc)
        && (Date, Date.Kind) == (new DateTime(2026, 1, 2), DateTimeKind.Unspecified)
        && (Opens, Closes) == (new TimeOnly(9, 30), new TimeSpan(17, 30, 0)) && Short == At && Last == At.AddDays(1)
        && All is [{ DayNumber: 739617 }, { DayNumber: 0 }];
}
