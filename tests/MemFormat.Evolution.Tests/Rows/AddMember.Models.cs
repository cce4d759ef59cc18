namespace MemFormat.Evolution.Tests.AddMember
{
    namespace V1
    {
        [MemFormattable]
        public partial class Order
        {
            public int Id { get; set; }

            public List<Line> Lines { get; set; } = [];

            public string? Note { get; set; }
        }

        [MemFormattable]
        public partial class Line
        {
            public int Amount { get; set; }
        }

        [MemFormattable]
        public partial record Point(int X);

        [MemFormattable]
        public partial struct Size
        {
            public int Width { get; set; }
        }
    }

    namespace V2
    {
        [MemFormattable]
        public partial class Order
        {
            [MemMember]
            private readonly int _revision = 7;

            [MemMember]
            private readonly string _secret = "secret";

            public string Currency { get; set; } = "EUR";

            public int Id { get; set; }

            public DateTime Created { get; init; } = new(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc);

            public List<Line> Lines { get; set; } = [];

            public bool IsOpen { get; set; } = true;

            public bool? IsPaid { get; set; } = false;

            public string? Note { get; set; }

            public decimal? Discount { get; init; } = 0.5m;

            public Line Best { get; set; } = new() { Amount = 9 };

            public HashSet<string> Tags { get; } = ["new"];

            public Size Size { get; set; } = new() { Width = 3, Height = 4 };

            [MemMember(Encoding = MemEncoding.Compact)]
            public long Weight { get; set; } = -5;

            public string Text => $"{_revision} {_secret}";
        }

        [MemFormattable]
        public partial class Line
        {
            public int Amount { get; set; }

            public int Count { get; set; } = 1;
        }

        [MemFormattable]
        public partial record Point(int X, int Y = 5, string Name = "p");

        [MemFormattable]
        public partial struct Size
        {
            public int Width { get; set; }

            public int Height { get; set; }
        }
    }

    namespace V3
    {
        [MemFormattable]
        public partial struct Size()
        {
            public int Width { get; set; }

            public int Height { get; set; } = 8;

            public string Unit { get; init; } = "mm";
        }

        [MemFormattable]
        public readonly partial record struct Point(int X, int Y = 6);
    }
}
