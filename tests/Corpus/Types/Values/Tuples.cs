using System.Numerics;
using MemFormat;

namespace Corpus;

/// <summary>Tuples of every length, the longest nested by the compiler.</summary>
[MemFormattable]
public partial class Tuples
{
    public ValueTuple<int> One { get; set; }

    public (int Id, string Name) Two { get; set; } = (0, "");

    public (int?, string?, Order?) Three { get; set; }

    public (bool, bool?, Color, Guid) Four { get; set; }

    public (List<int>?, byte[]?, (int, int), Point, Point?) Five { get; set; }

    public (decimal, DateTime, Uri?, Version?, BigInteger, BigInteger?) Six { get; set; }

    public (byte, short, int, long, float, double, char) Seven { get; set; }

    public (int, int, int, int, int, int, int, string?) Eight { get; set; }

    public (int, string?, int?, int, int, int, int, string?, bool?, Address?, int, int, int, int, int?, (int, int?)) Sixteen { get; set; }

    public (int, string?)? Maybe { get; set; }

    public List<(string? Key, int Value)> Pairs { get; set; } = [];

    public (int, Point)?[] Holes { get; set; } = [];

    public HashSet<(int, int)> Cells { get; set; } = [];

    public KeyValuePair<string, Order?> Pair { get; set; } = new("", null);

    public List<KeyValuePair<int, string?>> Entries { get; set; } = [];

    public static Tuples Make(ValueSource s) => new()
    {
        One = new(s.Int32()),
        Two = (s.Int32(), s.Text()),
        Three = (s.Nullable(s.Int32), s.MaybeText(), s.Maybe(() => Order.Make(s))),
        Four = (s.Bool(), s.Nullable(s.Bool), s.OneOf(Color.Low, Color.Top), s.Guid()),
        Five = (s.Maybe(() => s.List(s.Int32)), s.Maybe(s.Bytes), (s.Int32(), s.Int32()), Point.Make(s), s.Nullable(() => Point.Make(s))),
        Six = (s.Decimal(), s.DateTime(), s.Maybe(s.Uri), s.Maybe(s.Version), s.BigInteger(), s.Nullable(s.BigInteger)),
        Seven = (s.Byte(), s.Int16(), s.Int32(), s.Int64(), s.Single(), s.Double(), s.Char()),
        Eight = (s.Int32(), s.Int32(), s.Int32(), s.Int32(), s.Int32(), s.Int32(), s.Int32(), s.MaybeText()),
        Sixteen = (
            s.Int32(), s.MaybeText(), s.Nullable(s.Int32), s.Int32(), s.Int32(), s.Int32(), s.Int32(), s.MaybeText(), s.Nullable(s.Bool),
            s.Maybe(() => Address.Make(s)), s.Int32(), s.Int32(), s.Int32(), s.Int32(), s.Nullable(s.Int32), (s.Int32(), s.Nullable(s.Int32))),
        Maybe = s.Nullable(() => (s.Int32(), s.MaybeText())),
        Pairs = s.List(() => (s.MaybeText(), s.Int32())),
        Holes = s.Array(() => s.Nullable(() => (s.Int32(), Point.Make(s)))),
        Cells = s.Set(() => (s.Int32(), s.Int32())),
        Pair = new(s.Text(), s.Maybe(() => Order.Make(s))),
        Entries = s.List(() => new KeyValuePair<int, string?>(s.Int32(), s.MaybeText())),
    };
}

/// <summary>Tuples that are classes.</summary>
[MemFormattable]
public partial class ClassTuples
{
    public Tuple<int> One { get; set; } = new(0);

    public Tuple<int, string?>? Two { get; set; }

    public Tuple<int, int?, Order?>? Three { get; set; }

    public Tuple<int, int, int, Tuple<int, string?>?>? Four { get; set; }

    public Tuple<int, int, int, int, bool>? Five { get; set; }

    public Tuple<int, int, int, int, int, string?>? Six { get; set; }

    public Tuple<int, int, int, int, int, int, bool?>? Seven { get; set; }

    public Tuple<int, int, int, int, int, int, int, Tuple<string?, int?>>? Nine { get; set; }

    public List<Tuple<int, string?>?> Pairs { get; set; } = [];

    public Dictionary<Tuple<int, int>, Tuple<string?>?> Map { get; set; } = [];

    public static ClassTuples Make(ValueSource s) => new()
    {
        One = new(s.Int32()),
        Two = s.Maybe(() => Tuple.Create(s.Int32(), s.MaybeText())),
        Three = s.Maybe(() => Tuple.Create(s.Int32(), s.Nullable(s.Int32), s.Maybe(() => Order.Make(s)))),
        Four = s.Maybe(() => Tuple.Create(s.Int32(), s.Int32(), s.Int32(), s.Maybe(() => Tuple.Create(s.Int32(), s.MaybeText())))),
        Five = s.Maybe(() => Tuple.Create(s.Int32(), s.Int32(), s.Int32(), s.Int32(), s.Bool())),
        Six = s.Maybe(() => Tuple.Create(s.Int32(), s.Int32(), s.Int32(), s.Int32(), s.Int32(), s.MaybeText())),
        Seven = s.Maybe(() => Tuple.Create(s.Int32(), s.Int32(), s.Int32(), s.Int32(), s.Int32(), s.Int32(), s.Nullable(s.Bool))),
        Nine = s.Maybe(() => new Tuple<int, int, int, int, int, int, int, Tuple<string?, int?>>(
            s.Int32(), s.Int32(), s.Int32(), s.Int32(), s.Int32(), s.Int32(), s.Int32(), new(s.MaybeText(), s.Nullable(s.Int32)))),
        Pairs = s.List(() => s.Maybe(() => Tuple.Create(s.Int32(), s.MaybeText()))),
        Map = s.Map(() => Tuple.Create(s.Int32(), s.Int32()), () => s.Maybe(() => Tuple.Create(s.MaybeText()))),
    };
}

/// <summary>A type that is reached again through tuples, lazy values and arrays of several dimensions.</summary>
[MemFormattable]
public partial class Relative
{
    public string? Name { get; set; }

    public (Relative?, int) Parent { get; set; }

    public KeyValuePair<int, Relative?> Friend { get; set; }

    public Tuple<Relative?>? Neighbour { get; set; }

    public Lazy<Relative?>? Later { get; set; }

    public Relative?[,]? Table { get; set; }

    public static Relative Make(ValueSource s) => Make(s, 3);

    private static Relative Make(ValueSource s, int depth)
    {
        Relative? Next() => depth == 0 ? null : s.Maybe(() => Make(s, s.Below(depth)));
        return new Relative
        {
            Name = s.Maybe(() => s.Char().ToString()),
            Parent = (Next(), s.Int32()),
            Friend = new(s.Int32(), Next()),
            Neighbour = s.Maybe(() => Tuple.Create(Next())),
            Later = s.Maybe(() =>
            {
                var value = Next();
                return new Lazy<Relative?>(() => value);
            }),
            Table = s.Maybe(() => new[,] { { Next(), null } }),
        };
    }
}
