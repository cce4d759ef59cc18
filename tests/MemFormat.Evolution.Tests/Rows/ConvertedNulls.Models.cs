namespace MemFormat.Evolution.Tests.ConvertedNulls
{
    [MemFormattable]
    public partial record Money(decimal Amount);

    [MemFormattable]
    public partial class Part
    {
        public string Name { get; set; } = "";
    }

    [MemFormattable, MemUnion(1, typeof(Circle))]
    public partial interface IShape;

    [MemFormattable]
    public partial record Circle(int Radius) : IShape;

    namespace Old
    {
        [MemFormattable]
        public partial class Order
        {
            public string? Name { get; set; }

            public int? Age { get; set; }

            public int? Price { get; set; }

            public string? Day { get; set; }

            public List<int>? Lines { get; set; }

            public Part? Part { get; set; }

            public IShape? Shape { get; set; }

            public Money? Fee { get; set; }

            public string? Required { get; set; }

            [MemMember(Encoding = MemEncoding.Compact)]
            public int? Small { get; set; }

            public int After { get; set; }
        }

        /// <summary>Too few members for bits: nulls are said by the values.</summary>
        [MemFormattable]
        public partial class Short
        {
            public string? Name { get; set; }

            public List<int>? Lines { get; set; }
        }

        [MemFormattable]
        public partial record Greet(string? Name, int? Times);
    }

    namespace New
    {
        [MemFormattable]
        public partial class Order
        {
            [MemWas(typeof(string), nameof(NoName))]
            public string Name { get; set; } = "";

            [MemWas(typeof(int), nameof(NoAge))]
            public int Age { get; set; } = 1;

            [MemWas(typeof(int), nameof(FromCents))]
            public Money Price { get; set; } = new(0);

            [MemWas(typeof(string), nameof(FromDay))]
            public DateTime Day { get; set; }

            [MemWas(typeof(List<int>), nameof(NoLines))]
            public List<int> Lines { get; set; } = [];

            [MemWas(typeof(Part), nameof(FromPart))]
            public string Part { get; set; } = "";

            [MemWas(typeof(IShape), nameof(FromShape))]
            public int Shape { get; set; }

            [MemWas(typeof(int), nameof(FromMaybe))]
            public Money? Fee { get; set; } = new(3);

            [MemWas(typeof(string), nameof(NoName))]
            public required string Required { get; set; }

            [MemWas(typeof(int), nameof(FromSmall))]
            public string Small { get; set; } = "";

            public int After { get; set; }

            public static string NoName(string? text) => text ?? "none";

            private static int NoAge(int? age) => age ?? -1;

            private static Money FromCents(int? cents) => new(cents / 100m ?? -1);

            private static DateTime FromDay(string? day) =>
                day is null ? DateTime.MaxValue : DateTime.Parse(day, System.Globalization.CultureInfo.InvariantCulture);

            private static List<int> NoLines(List<int>? lines) => lines ?? [-1];

            private static string FromPart(Part? part) => part?.Name ?? "no part";

            private static int FromShape(IShape? shape) => shape is Circle circle ? circle.Radius : -1;

            private static Money? FromMaybe(int? cents) => cents is null ? new(-1) : new(cents.Value);

            private static string FromSmall(int? small) => $"<{small}>";
        }

        [MemFormattable]
        public partial class Short
        {
            [MemWas(typeof(string), nameof(NoName))]
            public string Name { get; set; } = "";

            [MemWas(typeof(List<int>), nameof(Count))]
            public int Lines { get; set; }

            private static string NoName(string? text) => text ?? "none";

            private static int Count(IReadOnlyList<int>? lines) => lines?.Count ?? -1;

            private static int Count(List<int>? lines) => lines?.Count ?? -1;
        }

        [MemFormattable]
        public partial record Greet([MemWas(typeof(string), nameof(Greet.NoName))] string Name, [MemWas(typeof(int), nameof(Greet.Once))] int Times)
        {
            internal static string NoName(string? name) => name ?? "you";

            internal static int Once(int? times) => times ?? 1;
        }

        /// <summary>What a method makes of null may be null, too, which is refused.</summary>
        [MemFormattable]
        public partial class Refusing
        {
            [MemWas(typeof(string), nameof(Same))]
            public string Name { get; set; } = "";

            private static string Same(string? text) => text!;
        }
    }
}
