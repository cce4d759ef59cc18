using MemFormat;

namespace Corpus;

/// <summary>A union of classes and structs.</summary>
[MemFormattable]
[MemUnion(1, typeof(Circle))]
[MemUnion(2, typeof(Quad))]
[MemUnion(3, typeof(Dot))]
[MemUnion(5, typeof(Group))]
[MemUnion(300, typeof(Caption))]
public partial interface IShape
{
    public static IShape Make(ValueSource s) => Make(s, 5);

    public static IShape Make(ValueSource s, int levels) => s.Below(levels == 0 ? 4 : 5) switch
    {
        0 => new Circle { Radius = s.Double() },
        1 => new Quad { Side = s.Int32(), Address = s.Maybe(() => Address.Make(s)) },
        2 => new Dot { X = s.Int16(), Y = s.Int16() },
        3 => new Caption(s.Text(), s.Maybe(() => new Circle { Radius = s.Double() })),
        _ => new Group { Members = s.List(() => Make(s, Math.Min(levels - 1, 2))) },
    };
}

[MemFormattable]
public sealed partial class Circle : IShape
{
    public double Radius { get; set; }
}

[MemFormattable]
public partial class Quad : IShape
{
    [MemMember(1)]
    public int Side { get; set; }

    [MemMember(2)]
    public Address? Address { get; set; }
}

[MemFormattable]
public partial struct Dot : IShape
{
    public short X;
    public short Y;
}

/// <summary>A case that holds the union.</summary>
[MemFormattable]
public partial class Group : IShape
{
    public List<IShape> Members { get; set; } = [];
}

/// <summary>A struct with members of varying size.</summary>
[MemFormattable]
public readonly partial record struct Caption(string Text, Circle? Around) : IShape;

/// <summary>Unions in every place.</summary>
[MemFormattable]
public partial class Drawing
{
    public IShape Main { get; set; } = new Circle();

    public IShape? Frame { get; set; }

    public Circle? Plain { get; set; }

    public List<IShape> Shapes { get; set; } = [];

    public IShape?[]? Holes { get; set; }

    public Dictionary<string, IShape?> Named { get; set; } = [];

    public List<List<IShape>>? Layers { get; set; }

    public static Drawing Make(ValueSource s) => new()
    {
        Main = IShape.Make(s, 1),
        Frame = s.Maybe(() => IShape.Make(s, 1)),
        Plain = s.Maybe(() => new Circle { Radius = s.Double() }),
        Shapes = s.List(() => IShape.Make(s, 2)),
        Holes = s.Maybe(() => s.Array(() => s.Maybe(() => IShape.Make(s, 1)))),
        Named = s.Map(s.Text, () => s.Maybe(() => IShape.Make(s, 1))),
        Layers = s.Maybe(() => s.List(() => s.List(() => IShape.Make(s, 1)))),
    };
}
