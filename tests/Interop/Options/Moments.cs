using MemFormat;

namespace Corpus.Options;

/// <summary>All dates and times, with defaults that are constants.</summary>
[MemFormattable]
public partial class Moments
{
    public DateTime At { get; set; } = new(2026, 11, 26, 1, 2, 3, DateTimeKind.Utc);
    public DateTime Reading { get; set; } = new(2026, 11, 26, 1, 2, 3, 400);
    public DateTimeOffset Due { get; set; } = new(2026, 11, 26, 1, 0, 0, TimeSpan.FromHours(-3.5));
    public TimeSpan Wait { get; set; } = TimeSpan.FromHours(26.5);
    public TimeSpan Back { get; set; } = TimeSpan.FromMilliseconds(-1.5);
    public DateOnly Day { get; set; } = new(2026, 11, 26);
    public TimeOnly Time { get; set; } = new(17, 5);
    public DateTimeOffset First { get; set; }
    public DateTime? Last { get; set; }
    public List<TimeSpan> Spans { get; set; } = [];
    public Dictionary<DateOnly, TimeOnly?> Days { get; set; } = [];
    [MemMember(Encoding = MemEncoding.Compact)] public TimeSpan Short { get; set; }
    [MemTypeScript(As = TypeScriptForm.Iso)] public DateOnly Text { get; set; }
}

/// <summary>An earlier version: most was missing.</summary>
[MemFormattable]
public partial class EarlierMoments
{
    public DateTime Reading { get; set; }
    public List<TimeSpan> Spans { get; set; } = [];
}
