namespace MemFormat.Evolution.Tests;

/// <summary>The kinds of scalar values.</summary>
internal static class Kinds
{
    private static readonly DateTime s_whole = new(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc);

    public static IReadOnlyList<Kind> Numbers { get; } =
    [
        new(typeof(bool), "bool", Group.Bool, false, [false, true]),
        Number<sbyte>("sbyte", Group.Integer, isCompact: false),
        Number<byte>("byte", Group.Integer, isCompact: false),
        Number<short>("short", Group.Integer),
        Number<ushort>("ushort", Group.Integer),
        Number<char>("char", Group.Integer),
        Number<int>("int", Group.Integer),
        Number<uint>("uint", Group.Integer),
        Number<long>("long", Group.Integer),
        Number<ulong>("ulong", Group.Integer),
        Number<Int128>("Int128", Group.Integer, isCompact: false),
        Number<UInt128>("UInt128", Group.Integer, isCompact: false),
        Number<Half>("Half", Group.Floating, isCompact: false),
        Number<float>("float", Group.Floating, isCompact: false),
        Number<double>("double", Group.Floating, isCompact: false),
        Number<decimal>("decimal", Group.Decimal),
        Number<OfSByte>("MemFormat.Evolution.Tests.OfSByte", Group.Integer, isCompact: false),
        Number<OfByte>("MemFormat.Evolution.Tests.OfByte", Group.Integer, isCompact: false),
        Number<OfInt16>("MemFormat.Evolution.Tests.OfInt16", Group.Integer),
        Number<OfUInt16>("MemFormat.Evolution.Tests.OfUInt16", Group.Integer),
        Number<OfInt32>("MemFormat.Evolution.Tests.OfInt32", Group.Integer),
        Number<OfUInt32>("MemFormat.Evolution.Tests.OfUInt32", Group.Integer),
        Number<OfInt64>("MemFormat.Evolution.Tests.OfInt64", Group.Integer),
        Number<OfUInt64>("MemFormat.Evolution.Tests.OfUInt64", Group.Integer),
    ];

    public static IReadOnlyList<Kind> Others { get; } =
    [
        new(typeof(Guid), "Guid", Group.Other, false, [Guid.Empty, new Guid("00010203-0405-0607-0809-0a0b0c0d0e0f")]),
        new(typeof(DateTime), "DateTime", Group.Time, true,
            [default(DateTime), s_whole, s_whole.AddTicks(1), DateTime.SpecifyKind(s_whole, DateTimeKind.Local), DateTime.MaxValue,
                s_whole.Date, new DateTime(2026, 1, 2), new DateTime(2026, 1, 2, 0, 0, 1),
                new DateTime(9000, 1, 1)]),
        new(typeof(DateTimeOffset), "DateTimeOffset", Group.Time, true,
            [default(DateTimeOffset), new DateTimeOffset(s_whole), new DateTimeOffset(2026, 1, 2, 3, 4, 5, TimeSpan.FromHours(-5)),
                DateTimeOffset.MaxValue, DateTimeOffset.MinValue]),
        new(typeof(TimeSpan), "TimeSpan", Group.Time, true,
            [TimeSpan.Zero, TimeSpan.FromTicks(-1), TimeSpan.FromTicks(1), TimeSpan.FromDays(1) - TimeSpan.FromTicks(1), TimeSpan.FromDays(1),
                TimeSpan.FromDays(9), TimeSpan.MinValue, TimeSpan.MaxValue]),
        new(typeof(DateOnly), "DateOnly", Group.Time, true, [DateOnly.MinValue, new DateOnly(2026, 1, 2), DateOnly.MaxValue]),
        new(typeof(TimeOnly), "TimeOnly", Group.Time, true, [TimeOnly.MinValue, new TimeOnly(3, 4, 5), TimeOnly.MaxValue]),
        new(typeof(string), "string", Group.Other, false, ["", "text", "Äußerst", "漢字", new string('x', 300), .. Texts.Samples]),
    ];

    public static Kind Text => Others[^1];

    public static IReadOnlyList<Kind> All { get; } = [.. Numbers, .. Others];

    private static Kind Number<T>(string name, Group group, bool isCompact = true) => new(typeof(T), name, group, isCompact, Borders.Of(typeof(T)));
}
