namespace MemFormat.Evolution.Tests.UnionForms;

public static partial class V1
{
    [MemFormattable] public partial record Circle(double Radius);

    [MemFormattable] public partial record Square(int Side);

    [MemFormattable]
    public partial class Drawing
    {
        [MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square))]
        public object? Main { get; set; }

        [MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square))]
        public List<object?> All { get; set; } = [];
    }

    [MemFormattable]
    public partial class Parcel
    {
        public int Weight { get; set; }
        public string? Note { get; set; }
        public bool IsOpen { get; set; }
        public long? Price { get; set; }
        public Guid Id { get; set; }
        public int Last { get; set; } = 9;
    }

    [MemFormattable] public partial record Shelf(List<int> Numbers, Dictionary<string, string?> Words);

    [MemFormattable] public partial record Line(long Amount, string? Name = null);

    [MemFormattable]
    public partial class Invoice
    {
        public Line? Main { get; set; }
        public List<Line> Lines { get; set; } = [];
        public List<Line> Rows { get; set; } = [];
    }
}

public static partial class V2
{
    [MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square))] public partial interface IShape;

    [MemFormattable] public partial record Circle(double Radius) : IShape;

    [MemFormattable] public partial record Square(int Side) : IShape;

    [MemFormattable]
    public partial class Drawing
    {
        public IShape? Main { get; set; }
        public List<IShape?> All { get; set; } = [];
    }

    [MemFormattable]
    public partial class Parcel
    {
        [MemUnion(1, typeof(int)), MemUnion(2, typeof(string))]
        public object? Weight { get; set; }

        [MemUnion(1, typeof(string)), MemUnion(2, typeof(int))]
        public object? Note { get; set; }

        [MemUnion(3, typeof(bool)), MemUnion(4, typeof(int))]
        public object? IsOpen { get; set; }

        [MemUnion(1, typeof(long)), MemUnion(2, typeof(string))]
        public object? Price { get; set; }

        [MemUnion(1, typeof(Guid)), MemUnion(2, typeof(long))]
        public object? Id { get; set; }

        public int Last { get; set; } = 9;
    }

    [MemFormattable]
    public partial record Shelf(
        [MemUnion(1, typeof(int)), MemUnion(2, typeof(bool))] List<object?> Numbers,
        [MemUnion(1, typeof(string)), MemUnion(2, typeof(bool))] Dictionary<string, object?> Words);

    [MemFormattable, MemUnion(1, typeof(Line))] public partial interface IEntry;

    [MemFormattable] public partial record Line(int Amount, string Name = "") : IEntry;

    [MemFormattable]
    public partial class Invoice
    {
        public IEntry? Main { get; set; }

        [MemUnion(1, typeof(Line)), MemUnion(2, typeof(string))]
        public List<object?> Lines { get; set; } = [];

        [MemUnion(1, typeof(List<Line>)), MemUnion(2, typeof(int))]
        public object? Rows { get; set; }
    }
}
