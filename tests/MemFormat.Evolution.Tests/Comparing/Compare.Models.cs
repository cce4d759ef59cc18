namespace MemFormat.Evolution.Tests.Comparing
{
    namespace V1
    {
        [MemFormattable]
        public partial class Order
        {
            public int Amount { get; set; }

            public string? Note { get; set; }

            public long Count { get; set; }

            public string? Customer { get; set; }

            public int? Floor { get; set; }

            public bool Paid { get; set; }

            public string Tag { get; set; } = "";

            public List<int?> Marks { get; set; } = [];

            public Dictionary<int, float> Rates { get; set; } = [];

            public DateTime Placed { get; set; }

            public Line Main { get; set; } = new();

            public Address ShipTo { get; set; } = new();

            public int Cents { get; set; }

            public Line Packed { get; set; } = new();
        }

        [MemFormattable]
        public partial class Line
        {
            public int Price { get; set; }
        }

        [MemFormattable]
        public partial class Address
        {
            public string Street { get; set; } = "";
        }

        [MemFormattable]
        public partial class ByName
        {
            public int Id { get; set; }

            public string Name { get; set; } = "";
        }

        [MemFormattable(Contract = "first")]
        public partial class Contracted
        {
            public int Id { get; set; }
        }

        [MemFormattable]
        [MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square)), MemUnion(3, typeof(Old))]
        public partial interface IShape;

        [MemFormattable]
        public partial record Circle(int Radius) : IShape;

        [MemFormattable]
        public partial record Square(int Side) : IShape;

        [MemFormattable]
        public partial record Old(Circle Inner) : IShape;

        [MemFormattable]
        public partial class Drawing
        {
            public IShape? Main { get; set; }

            public Serialized<Line>? Frame { get; set; }
        }

        [MemFormattable]
        public partial class Animal
        {
            public string Name { get; set; } = "";
        }
    }

    namespace V2
    {
        [MemFormattable]
        public partial class Order
        {
            public long Amount { get; set; }

            public int Count { get; set; }

            public string Customer { get; set; } = "";

            public int Floor { get; set; }

            public int Paid { get; set; }

            [MemFormerName("Tag")]
            public List<string> Tags { get; set; } = [];

            public List<long> Marks { get; set; } = [];

            public Dictionary<long, double> Rates { get; set; } = [];

            public long Placed { get; set; }

            public Line Main { get; set; } = new() { Unit = "" };

            public Place ShipTo { get; set; } = new();

            public int New { get; set; }

            [MemWas(typeof(int), nameof(FromCents))]
            public string Cents { get; set; } = "";

            public Serialized<Line>? Packed { get; set; }

            public static string FromCents(int cents) => $"{cents}";
        }

        [MemFormattable]
        public partial class Line
        {
            public int Price { get; set; }

            public required string Unit { get; set; }
        }

        [MemFormattable]
        public partial class Place
        {
            public string Street { get; set; } = "";
        }

        [MemFormattable]
        public partial class ById
        {
            [MemMember(1)]
            public int Id { get; set; }

            [MemMember(2)]
            public string Name { get; set; } = "";
        }

        [MemFormattable(Contract = "second")]
        public partial class Contracted
        {
            public int Id { get; set; }
        }

        [MemFormattable]
        [MemUnion(1, typeof(Round)), MemUnion(2, typeof(Cell)), MemUnion(4, typeof(Fresh))]
        public partial interface IShape;

        [MemFormattable]
        public partial record Round(long Radius) : IShape;

        [MemFormattable]
        public partial record Cell(string Side) : IShape;

        [MemFormattable]
        public partial record Fresh(int Size) : IShape;

        [MemFormattable]
        public partial class Drawing
        {
            public IShape? Main { get; set; }

            public Serialized<Line>? Frame { get; set; }
        }

        [MemFormattable, MemUnion(1, typeof(Dog))]
        public partial class Animal
        {
            public string Name { get; set; } = "";
        }

        [MemFormattable]
        public partial class Dog : Animal;
    }

    namespace V3
    {
        [MemFormattable(UnknownCase = MemUnknownCase.Null), MemUnion(1, typeof(Circle))]
        public partial interface IShape;

        [MemFormattable]
        public partial record Circle(int Radius) : IShape;

        [MemFormattable]
        public partial class Drawing
        {
            public IShape? Main { get; set; }
        }
    }
}
