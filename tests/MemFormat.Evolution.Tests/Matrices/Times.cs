namespace MemFormat.Evolution.Tests;

/// <summary>The rules for dates and times, by what .NET makes of the values: what comes back as it was, and says as much.</summary>
internal static class Times
{
    private static readonly (Type, Type)[] s_pairs =
    [
        (typeof(DateTime), typeof(DateTimeOffset)), (typeof(DateTimeOffset), typeof(DateTime)),
        (typeof(DateTime), typeof(DateOnly)), (typeof(DateOnly), typeof(DateTime)),
        (typeof(TimeSpan), typeof(TimeOnly)), (typeof(TimeOnly), typeof(TimeSpan)),
    ];

    public static bool Exist(Type from, Type to) => s_pairs.Contains((from, to));

    /// <summary>The value in the other type, or null if an offset, a kind or a time of day would be lost.</summary>
    public static object? To(object value, Type type) => value switch
    {
        DateTime v when type == typeof(DateOnly) => DateOnly.FromDateTime(v) is var day && day.ToDateTime(default, v.Kind) == v
            && v.Kind == DateTimeKind.Unspecified ? day : null,
        DateTime v => v.Kind == DateTimeKind.Utc ? new DateTimeOffset(v, TimeSpan.Zero) : null,
        DateTimeOffset v => v.Offset == TimeSpan.Zero ? DateTime.SpecifyKind(v.DateTime, DateTimeKind.Utc) : null,
        DateOnly v => new DateTime(v, TimeOnly.MinValue),
        TimeOnly v => new TimeSpan(v.Ticks),
        TimeSpan v => v >= TimeSpan.Zero && v < TimeSpan.FromHours(24) ? TimeOnly.FromTimeSpan(v) : null,
        _ => throw new ArgumentException($"{value} is no time."),
    };
}
