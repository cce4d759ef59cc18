using MemFormat;

namespace Corpus;

/// <summary>Closed generic types as members, elements, keys and values, with arguments of all sorts.</summary>
[MemFormattable]
public partial class GenericMembers
{
    public Box<int> Number { get; set; } = new();

    public Box<int?> MaybeNumber { get; set; } = new();

    public Box<bool> Flag { get; set; } = new();

    public Box<string> Text { get; set; } = new();

    public Box<Color> Colour { get; set; } = new();

    public Box<Point>? Point { get; set; }

    public Box<OrderLine>? Line { get; set; }

    public Box<byte[]?>? Bytes { get; set; }

    public Box<Box<Box<decimal>>>? Deep { get; set; }

    public Box<List<int>?> List { get; set; } = new();

    public Option<Option<DateTime>> Nested { get; set; }

    public Option<string?>? Word { get; set; }

    public Id<OrderLine> Id { get; set; }

    public Id<Address>? Other { get; set; }

    public Id<Address>[] Ids { get; set; } = [];

    public Dictionary<Id<OrderLine>, Box<string>?> ById { get; set; } = [];

    public List<Option<Point?>> Options { get; set; } = [];

    public Pair<int, Tree>?[] Pairs { get; set; } = [];

    public Nest<int>.Shell<char>? Shell { get; set; }

    public static GenericMembers Make(ValueSource s) => new()
    {
        Number = new() { Value = s.Int32() },
        MaybeNumber = new() { Value = s.Nullable(s.Int32) },
        Flag = new() { Value = s.Bool() },
        Text = new() { Value = s.Text() },
        Colour = new() { Value = s.OneOf(Color.Low, Color.High) },
        Point = s.Maybe(() => new Box<Point> { Value = global::Corpus.Point.Make(s) }),
        Line = s.Maybe(() => new Box<OrderLine> { Value = OrderLine.Make(s) }),
        Bytes = s.Maybe(() => new Box<byte[]?> { Value = s.Maybe(s.Bytes) }),
        Deep = s.Maybe(() => new Box<Box<Box<decimal>>> { Value = new() { Value = new() { Value = s.Decimal() } } }),
        List = new() { Value = s.Maybe(() => s.List(s.Int32)) },
        Nested = new(s.Bool(), new(s.Bool(), s.DateTime(), s.Int32()), 3),
        Word = s.Nullable(() => new Option<string?>(true, s.MaybeText(), 0)),
        Id = new() { Value = s.Int32() },
        Other = s.Nullable(() => new Id<Address> { Value = s.Int32() }),
        Ids = s.Array(() => new Id<Address> { Value = s.Int32() }),
        ById = s.Map(() => new Id<OrderLine> { Value = s.Int32() }, () => s.Maybe(() => new Box<string> { Value = s.Text() })),
        Options = s.List(() => new Option<Point?>(s.Bool(), s.Nullable(() => global::Corpus.Point.Make(s)), 1)),
        Pairs = s.Array(() => s.Maybe(() => new Pair<int, Tree>(s.Int32(), Tree.Make(s, 1)))),
        Shell = s.Maybe(() => new Nest<int>.Shell<char> { Inner = s.Int32(), Outer = s.Char() }),
    };
}

/// <summary>It contains itself through a generic type of its own assembly only.</summary>
[MemFormattable]
public partial class Chained
{
    public int Value { get; set; }

    public Box<Chained?> Next { get; set; } = new();

    public static Chained Make(ValueSource s) => Chain(s.Int32(), s.Below(5));

    /// <summary>A chain of so many beside the first one.</summary>
    public static Chained Chain(int value, int more) => new() { Value = value, Next = new() { Value = more == 0 ? null : Chain(value, more - 1) } };
}
