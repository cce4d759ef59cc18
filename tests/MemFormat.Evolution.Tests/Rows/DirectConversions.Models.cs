namespace MemFormat.Evolution.Tests.DirectConversions;

/// <summary>What members were: kinds that the present ones could be read from without any method.</summary>
public static partial class Old
{
    [MemFormattable]
    public partial class Row
    {
        public int Cents { get; set; }
        public bool Active { get; set; }
        public int Seconds { get; set; }
        public int? Maybe { get; set; }
        public List<int> Marks { get; set; } = [];
        public Dictionary<string, int> Counts { get; set; } = [];
        public int One { get; set; }
        public Half Share { get; set; }
        public string Site { get; set; } = "";
        public Level Level { get; set; }
    }

    [MemFormattable(Encoding = MemEncoding.Compact)]
    public partial record Short(short Cents, byte? Maybe, List<short> Marks);

    public enum Level : byte
    {
        Low = 1,
        High = 2,
    }
}

/// <summary>What they are now.</summary>
public static partial class New
{
    [MemFormattable]
    public partial class Row
    {
        [MemFormerName("Cents"), MemWas(typeof(int), nameof(FromCents))]
        public decimal Price { get; set; }

        [MemFormerName("Active"), MemWas(typeof(bool), nameof(FromActive))]
        public Mode Mode { get; set; }

        [MemFormerName("Seconds"), MemWas(typeof(int), nameof(FromSeconds))]
        public long Millis { get; set; }

        [MemWas(typeof(int?), nameof(FromMaybe))]
        public long? Maybe { get; set; }

        [MemWas(typeof(List<int>), nameof(FromMarks))]
        public List<long> Marks { get; set; } = [];

        [MemWas(typeof(Dictionary<string, int>), nameof(FromCounts))]
        public Dictionary<string, long> Counts { get; set; } = [];

        [MemWas(typeof(int), nameof(FromOne))]
        public List<int> One { get; set; } = [];

        [MemWas(typeof(float), nameof(FromFloat)), MemWas(typeof(Half), nameof(FromHalf))]
        public double Share { get; set; }

        [MemWas(typeof(string), nameof(FromText))]
        public Uri Site { get; set; } = new("/", UriKind.Relative);

        [MemWas(typeof(Old.Level), nameof(FromLevel))]
        public Grade Level { get; set; }

        private static decimal FromCents(int cents) => cents / 100m;

        private static Mode FromActive(bool active) => active ? Mode.On : Mode.Off;

        private static long FromSeconds(int seconds) => seconds * 1000L;

        private static long? FromMaybe(int? seconds) => seconds * 1000L;

        private static List<long> FromMarks(List<int> marks) => marks.ConvertAll(m => m * 10L);

        private static Dictionary<string, long> FromCounts(Dictionary<string, int> counts) => counts.ToDictionary(c => c.Key, c => c.Value + 1L);

        private static List<int> FromOne(int one) => [one, one];

        private static double FromFloat(float share) => -share;

        private static double FromHalf(Half share) => (double)share * 100;

        private static Uri FromText(string text) => new("https://" + text);

        private static Grade FromLevel(Old.Level level) => level == Old.Level.Low ? Grade.Low : Grade.High;
    }

    [MemFormattable]
    public partial class Short
    {
        [MemWas(typeof(int), nameof(FromCents))]
        public decimal Cents { get; set; }

        [MemWas(typeof(int?), nameof(FromMaybe))]
        public long? Maybe { get; set; }

        [MemWas(typeof(List<int>), nameof(FromMarks))]
        public List<long> Marks { get; set; } = [];

        private static decimal FromCents(int cents) => cents / 100m;

        private static long? FromMaybe(int? maybe) => maybe * 1000L;

        private static List<long> FromMarks(List<int> marks) => marks.ConvertAll(m => m * 10L);
    }

    public enum Mode
    {
        Off = 10,
        On = 20,
    }

    public enum Grade
    {
        Low = 2,
        High = 1,
    }
}
