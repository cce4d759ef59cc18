namespace MemFormat.Evolution.Tests.Strict;

public static partial class V1
{
    [MemFormattable]
    public partial class Order
    {
        public int Id { get; set; }

        public string Tag { get; set; } = "";

        public Line Main { get; set; } = new();

        public List<Line> Lines { get; set; } = [];

        public Dictionary<string, List<Line>> ByName { get; set; } = [];

        public Serialized<Line>? Packed { get; set; }

        public Serialized<Line>? Opened { get; set; }

        public Line? Closed { get; set; }

        public Node? Tree { get; set; }

        public IShape? Shape { get; set; }

        public int Cents { get; set; }
    }

    /// <summary>Where each place has a line of the first version.</summary>
    public static Order Full() => new()
    {
        Lines = [new()],
        ByName = { ["a"] = [new()] },
        Packed = Serialized.From(new Line()),
        Opened = Serialized.From(new Line()),
        Closed = new(),
        Tree = new() { Next = new() { Line = new() } },
        Shape = new Circle(new()),
    };

    [MemFormattable]
    public partial class Line
    {
        public int Price { get; set; }

        public int Old { get; set; }
    }

    [MemFormattable]
    public partial class Node
    {
        public Node? Next { get; set; }

        public Line? Line { get; set; }
    }

    [MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square))]
    public partial interface IShape;

    [MemFormattable]
    public partial record Circle(Line Line) : IShape;

    [MemFormattable]
    public partial record Square(int Side) : IShape;

    [MemFormattable(PreserveReferences = true)]
    public partial class Person
    {
        public string? Name { get; set; }

        public Person? Friend { get; set; }

        public int Gone { get; set; }
    }

    [MemFormattable]
    public partial class Numbered
    {
        [MemMember(1)]
        public int Id { get; set; }

        [MemMember(2)]
        public string? Note { get; set; }
    }
}

/// <summary>Everything by another name or of another kind, nothing added and nothing removed.</summary>
public static partial class Same
{
    [MemFormattable]
    public partial class Order
    {
        public long Id { get; set; }

        [MemFormerName("Tag")]
        public List<string> Tags { get; set; } = [];

        public Line Main { get; set; } = new();

        public Line[] Lines { get; set; } = [];

        public SortedDictionary<string, List<Line>> ByName { get; set; } = [];

        public Serialized<Line>? Packed { get; set; }

        public Line? Opened { get; set; }

        public Serialized<Line>? Closed { get; set; }

        public Node? Tree { get; set; }

        public IShape? Shape { get; set; }

        [MemWas(typeof(int), nameof(FromCents))]
        public string Cents { get; set; } = "";

        public static string FromCents(int cents) => $"{cents}";
    }

    [MemFormattable]
    public partial class Line
    {
        public decimal Price { get; set; }

        [MemFormerName("Old")]
        public long New { get; set; }
    }

    [MemFormattable]
    public partial class Node
    {
        public Node? Next { get; set; }

        public Line? Line { get; set; }
    }

    [MemFormattable, MemUnion(1, typeof(Circle)), MemUnion(2, typeof(Square))]
    public partial interface IShape;

    [MemFormattable]
    public partial record Circle(Line Line) : IShape;

    [MemFormattable]
    public partial record Square(long Side) : IShape;
}

public static partial class V2
{
    [MemFormattable]
    public partial class Line
    {
        public int Price { get; set; }

        public int New { get; set; }
    }

    [MemFormattable, MemReserved("Old")]
    public partial class Shrunk
    {
        public int Price { get; set; }
    }

    [MemFormattable]
    public partial class Grown
    {
        public int Price { get; set; }

        public int Old { get; set; }

        public string? New { get; set; }
    }

    [MemFormattable]
    public partial class Keeping
    {
        public int Price { get; set; }

        public MemExtensionData? Rest { get; set; }
    }

    [MemFormattable]
    public partial class Node
    {
        public Node? Next { get; set; }

        public Line? Line { get; set; }
    }

    [MemFormattable(UnknownCase = MemUnknownCase.Null), MemUnion(1, typeof(Circle))]
    public partial interface IShape;

    [MemFormattable]
    public partial record Circle(Line Line) : IShape;

    [MemFormattable(PreserveReferences = true)]
    public partial class Person
    {
        public string? Name { get; set; }

        public Person? Friend { get; set; }

        public int New { get; set; }
    }

    [MemFormattable]
    public partial class Numbered
    {
        [MemMember(1)]
        public int Id { get; set; }

        [MemMember(3)]
        public string? Other { get; set; }
    }
}

/// <summary>An object with one member of the first version, and of the second one.</summary>
[MemFormattable]
public partial class Box<T>
{
    public T? Value { get; set; }
}
