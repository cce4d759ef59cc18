namespace MemFormat.Evolution.Tests.Nullability
{
    namespace V1
    {
        [MemFormattable]
        public partial class Order
        {
            public int Number { get; set; }

            public bool Flag { get; set; }

            public Guid Key { get; set; }

            public DateTime When { get; set; }

            public decimal Price { get; set; }

            public State State { get; set; }

            public Point Point { get; set; }

            public Name Name { get; set; }

            public List<int> Numbers { get; set; } = [];

            public List<bool> Flags { get; set; } = [];

            public Dictionary<int, Guid> Map { get; set; } = [];

            public List<Point> Points { get; set; } = [];
        }

        public enum State : byte
        {
            Open,
            Closed,
        }

        [MemFormattable]
        public partial struct Point
        {
            public int X;
            public int Y;
        }

        [MemFormattable]
        public partial struct Name
        {
            public string? Text { get; set; }
        }
    }

    namespace V2
    {
        [MemFormattable]
        public partial class Order
        {
            public int? Number { get; set; } = -1;

            public bool? Flag { get; set; } = true;

            public Guid? Key { get; set; }

            public DateTime? When { get; set; }

            public decimal? Price { get; set; }

            public V1.State? State { get; set; }

            public V1.Point? Point { get; set; }

            public V1.Name? Name { get; set; }

            public List<int?> Numbers { get; set; } = [];

            public bool?[] Flags { get; set; } = [];

            public Dictionary<int, Guid?> Map { get; set; } = [];

            public List<V1.Point?> Points { get; set; } = [];
        }
    }

    namespace V3
    {
        /// <summary>The members of V1 with values of their own.</summary>
        [MemFormattable]
        public partial class Order
        {
            public int Number { get; set; } = 1;

            public bool Flag { get; set; } = true;

            public Guid Key { get; init; } = new("00010203-0405-0607-0809-0a0b0c0d0e0f");

            public DateTime When { get; set; } = new(2026, 1, 2);

            [MemMember(Encoding = MemEncoding.Compact)]
            public decimal Price { get; set; } = 4.5m;

            public V1.State State { get; set; } = V1.State.Closed;

            public V1.Point Point { get; set; } = new() { X = 6 };

            public V1.Name Name { get; set; } = new() { Text = "x" };

            public List<int> Numbers { get; set; } = [1];

            public List<bool> Flags { get; set; } = [];

            public Dictionary<int, Guid> Map { get; set; } = [];

            public List<V1.Point> Points { get; set; } = [];
        }
    }

    [MemFormattable]
    public partial class Part
    {
        public string? Text { get; set; }
    }

    namespace MayBeNull
    {
        [MemFormattable]
        public partial class Order
        {
            public string? Text { get; set; }

            public Part? Next { get; set; }

            public List<string?>? Names { get; set; }

            public int[]? Numbers { get; set; }

            public byte[]? Bytes { get; set; }

            public Dictionary<string, string?>? Map { get; set; }

            public List<Part?> Orders { get; set; } = [];
        }

        /// <summary>So many that each has a presence bit.</summary>
        [MemFormattable]
        public partial class Form
        {
            public string? A { get; set; }

            public string? B { get; set; }

            public byte[]? C { get; set; }

            public int[]? D { get; set; }

            public List<string?>? E { get; set; }

            public HashSet<int>? F { get; set; }

            public Dictionary<string, string?>? G { get; set; }

            public Uri? H { get; set; }

            public List<Part?>? I { get; set; }
        }
    }

    namespace MustNotBeNull
    {
        [MemFormattable]
        public partial class Order
        {
            public string Text { get; set; } = "";

            public Part Next { get; set; } = new();

            public List<string> Names { get; set; } = [];

            public int[] Numbers { get; set; } = [];

            public byte[] Bytes { get; set; } = [];

            public Dictionary<string, string> Map { get; set; } = [];

            public List<Part> Orders { get; set; } = [];
        }

        /// <summary>So many that each has a presence bit.</summary>
        [MemFormattable]
        public partial class Form
        {
            public string A { get; set; } = "";

            public string B { get; set; } = "";

            public byte[] C { get; set; } = [];

            public int[] D { get; set; } = [];

            public List<string> E { get; set; } = [];

            public HashSet<int> F { get; set; } = [];

            public Dictionary<string, string> G { get; set; } = [];

            public Uri H { get; set; } = new("http://x");

            public List<Part> I { get; set; } = [];
        }

        [MemFormattable]
        public partial record Basket(List<Order> Orders);
    }

    namespace Nested
    {
        [MemFormattable]
        public partial class Basket
        {
            public List<MayBeNull.Order> Orders { get; set; } = [];
        }
    }

#nullable disable
    namespace Oblivious
    {
        [MemFormattable]
        public partial class Order
        {
            public string Text { get; set; }

            public Part Next { get; set; }

            public List<string> Names { get; set; }

            public int[] Numbers { get; set; }

            public byte[] Bytes { get; set; }

            public Dictionary<string, string> Map { get; set; }

            public List<Part> Orders { get; set; }
        }

        /// <summary>So many that each has a presence bit.</summary>
        [MemFormattable]
        public partial class Form
        {
            public string A { get; set; }

            public string B { get; set; }

            public byte[] C { get; set; }

            public int[] D { get; set; }

            public List<string> E { get; set; }

            public HashSet<int> F { get; set; }

            public Dictionary<string, string> G { get; set; }

            public Uri H { get; set; }

            public List<Part> I { get; set; }
        }
    }
#nullable restore
}
