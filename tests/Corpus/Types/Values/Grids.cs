using System.Text;
using MemFormat;

namespace Corpus;

/// <summary>Arrays of two to four dimensions.</summary>
[MemFormattable]
public partial class Grids
{
    public int[,] Numbers { get; set; } = new int[0, 0];

    public bool[,]? Flags { get; set; }

    public bool?[,]? MaybeFlags { get; set; }

    public string?[,]? Texts { get; set; }

    public byte[,,]? Bytes { get; set; }

    public Order?[,]? Orders { get; set; }

    public Point[,,,]? Points { get; set; }

    public int?[,,]? Holes { get; set; }

    public (int, string?)[,]? Pairs { get; set; }

    public Rune[,]? Letters { get; set; }

    public int[][,]? ArrayOfGrids { get; set; }

    public int[,][]? GridOfArrays { get; set; }

    public List<double[,]?> Grid { get; set; } = [];

    public static Grids Make(ValueSource s) => new()
    {
        Numbers = s.Grid(s.Int32),
        Flags = s.Maybe(() => s.Grid(s.Bool)),
        MaybeFlags = s.Maybe(() => s.Grid(() => s.Nullable(s.Bool))),
        Texts = s.Maybe(() => s.Grid(s.MaybeText)),
        Bytes = s.Maybe(() => s.Cube(s.Byte)),
        Orders = s.Maybe(() => s.Grid(() => s.Maybe(() => Order.Make(s)))),
        Points = s.Maybe(() => s.Tesseract(() => Point.Make(s))),
        Holes = s.Maybe(() => s.Cube(() => s.Nullable(s.Int32))),
        Pairs = s.Maybe(() => s.Grid(() => (s.Int32(), s.MaybeText()))),
        Letters = s.Maybe(() => s.Grid(s.Rune)),
        ArrayOfGrids = s.Maybe(() => s.Array(() => s.Grid(s.Int32))),
        GridOfArrays = s.Maybe(() => s.Grid(() => s.Array(s.Int32))),
        Grid = s.List(() => s.Maybe(() => s.Grid(s.Double))),
    };
}

/// <summary>Lazy values: null, of null, and of something.</summary>
[MemFormattable]
public partial class LazyValues
{
    public Lazy<int> Number { get; set; } = new(0);

    public Lazy<string?>? Text { get; set; }

    public Lazy<int?>? MaybeNumber { get; set; }

    public List<Lazy<Order?>?> Orders { get; set; } = [];

    public static LazyValues Make(ValueSource s)
    {
        var number = s.Int32();
        return new()
        {
            Number = new(() => number),
            Text = s.Maybe(() => new Lazy<string?>(s.MaybeText())),
            MaybeNumber = s.Maybe(() => new Lazy<int?>(s.Nullable(s.Int32))),
            Orders = s.List(() => s.Maybe(() => new Lazy<Order?>(s.Maybe(() => Order.Make(s))))),
        };
    }
}
