namespace MemFormat.Evolution.Tests.Conversions;

/// <summary>What members were.</summary>
public static partial class Old
{
    [MemFormattable]
    public partial class Order
    {
        public int Price { get; set; }

        public int? MaybePrice { get; set; }

        public string? Day { get; set; }

        public bool Sent { get; set; }

        public List<int>? Lines { get; set; }

        public Part? Part { get; set; }

        public Guid Key { get; set; }

        public int After { get; set; }
    }

    [MemFormattable]
    public partial class Part
    {
        public string Name { get; set; } = "";

        public Part? Inner { get; set; }
    }

    [MemFormattable]
    public partial class Shelf
    {
        public List<Order> Orders { get; set; } = [];
    }

    [MemFormattable(Encoding = MemEncoding.Compact)]
    public partial class Compact
    {
        public int Price { get; set; }

        public int? MaybePrice { get; set; }
    }
}

/// <summary>What they are now.</summary>
public static partial class New
{
    [MemFormattable]
    public partial class Order
    {
        [MemWas(typeof(string), nameof(FromText)), MemWas(typeof(int), nameof(FromCents))]
        public Money Price { get; set; } = new(-1);

        [MemWas(typeof(int?), nameof(FromCents))]
        public Money? MaybePrice { get; init; }

        [MemWas(typeof(string), nameof(FromDay))]
        public DateTime Day { get; set; } = DateTime.MaxValue;

        [MemWas(typeof(bool), nameof(FromSent))]
        public string Sent { get; set; } = "";

        [MemWas(typeof(List<long>), nameof(FromLines))]
        public Money? Lines { get; set; }

        [MemWas(typeof(Former), nameof(FromPart))]
        public string Part { get; set; } = "none";

        [MemWas(typeof(Guid), nameof(FromKey))]
        public long Key { get; set; }

        public int After { get; set; }

        public static Money FromText(string text) => new(text.Length);

        public static Money FromCents(int cents) => cents == 13 ? null! : new(cents / 100m);

        public static string FromSent(bool sent) => sent ? "yes" : "no";

        private static DateTime FromDay(string text) => DateTime.Parse(text, System.Globalization.CultureInfo.InvariantCulture);

        private static Money FromLines(List<long> lines) => new(lines.Sum());

        private static string FromPart(Former part) => part.Name + part.Inner?.Name;

        private static long FromKey(Guid key) => key.ToByteArray()[0];
    }

    [MemFormattable]
    public partial record Money(decimal Amount);

    /// <summary>Kept for data of the time when parts were objects.</summary>
    [MemFormattable]
    public partial class Former
    {
        public string Name { get; set; } = "";

        public Former? Inner { get; set; }

        public int New { get; set; } = 3;
    }

    [MemFormattable]
    public partial class Shelf
    {
        public Order[] Orders { get; set; } = [];
    }

    [MemFormattable]
    public partial class Compact
    {
        [MemWas(typeof(int), nameof(FromCents))]
        public Money Price { get; set; } = new(-1);

        [MemWas(typeof(int), nameof(FromYear))]
        public DateTime MaybePrice { get; set; } = DateTime.MaxValue;

        public static Money FromCents(int cents) => new(cents / 100m);

        public static DateTime FromYear(int year) => new(year, 1, 1);
    }
}
