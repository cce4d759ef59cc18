namespace MemFormat.Tests;

/// <summary>What JSON of many small values takes, of which a byte of the payload may hold eight.</summary>
public partial class JsonMemoryTests
{
    private const int Count = 300_000;

    private static readonly DateTime s_day = new(2026, 11, 29, 0, 0, 0, DateTimeKind.Utc);

    public static TheoryData<string> Names => [.. Values.Keys];

    private static Dictionary<string, Compacts> Values { get; } = new()
    {
        ["bool"] = new() { Bools = [.. Enumerable.Repeat(true, Count)] },
        ["bool?"] = new() { Optionals = [.. Enumerable.Repeat<bool?>(false, Count)] },
        ["short"] = new() { Shorts = new short[Count] },
        ["int"] = new() { Ints = [.. Enumerable.Repeat(7, Count)] },
        ["long"] = new() { Longs = [.. Enumerable.Repeat(-7L, Count)] },
        ["ulong"] = new() { ULongs = new ulong[Count] },
        ["DateTime"] = new() { Times = [.. Enumerable.Repeat(s_day, Count)] },
        ["TimeSpan"] = new() { Spans = new TimeSpan[Count] },
        ["decimal"] = new() { Decimals = new decimal[Count] },
        ["enum"] = new() { Days = [.. Enumerable.Repeat(DayOfWeek.Friday, Count)] },
        ["named enum"] = new() { Named = [.. Enumerable.Repeat(Sides.Left, Count)] },
        ["named flags"] = new() { Named = [.. Enumerable.Repeat(Sides.Left | Sides.Top | Sides.Right, Count / 3)] }, // More is refused.
        ["flags"] = new() { Flags = [.. Enumerable.Repeat(Corners.Left | Corners.Top, Count)] },
    };

    /// <summary>Three bytes of memory for each byte of text, and the pieces that a string is put together of, two for each.</summary>
    [Theory]
    [MemberData(nameof(Names))]
    public void A_value_takes_memory_for_its_text_alone(string name)
    {
        const int PerByte = 5, Start = 1 << 20;

        // Code that has met one kind only is compiled for it.
        var one = MemFormatSerializer.Serialize(Compacts.One);
        for (var i = 0; i < 1000; i++)
            MemFormatJson.ToString(one);
        var payload = MemFormatSerializer.Serialize(Values[name]);
        foreach (var schema in new[] { null, MemFormatSchema.Of<Compacts>() })
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            var text = MemFormatJson.ToString(payload, schema);
            var used = GC.GetAllocatedBytesForCurrentThread() - before;
            Assert.True(used <= (PerByte * (long)text.Length) + Start, $"{used:N0} bytes for {text.Length:N0} of text");
        }
    }

    [Flags]
    internal enum Corners
    {
        None,
        Left,
        Top,
    }

    [MemFormattable]
    [Flags]
    internal enum Sides
    {
        None,
        Left = 1,
        Top = 2,
        Right = 4,
    }

    [MemFormattable(Encoding = MemEncoding.Compact)]
    internal sealed partial class Compacts
    {
        public static Compacts One { get; } = new()
        {
            Bools = [true], Optionals = [null, true], Shorts = [1], Ints = [1], Longs = [1], ULongs = [1], Times = [s_day], Spans = [default],
            Decimals = [1], Days = [DayOfWeek.Friday], Flags = [Corners.Top], Named = [Sides.Top],
        };

        public List<bool>? Bools { get; set; }

        public List<bool?>? Optionals { get; set; }

        public short[]? Shorts { get; set; }

        public List<int>? Ints { get; set; }

        public List<long>? Longs { get; set; }

        public ulong[]? ULongs { get; set; }

        public List<DateTime>? Times { get; set; }

        public TimeSpan[]? Spans { get; set; }

        public decimal[]? Decimals { get; set; }

        public List<DayOfWeek>? Days { get; set; }

        public List<Corners>? Flags { get; set; }

        public List<Sides>? Named { get; set; }
    }
}
