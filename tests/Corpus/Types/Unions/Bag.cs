using MemFormat;

namespace Corpus;

/// <summary>Collections of objects, whose types the members list.</summary>
[MemFormattable]
public partial class Bag
{
    [MemUnion(1, typeof(int)), MemUnion(2, typeof(string)), MemUnion(3, typeof(OrderLine))]
    public List<object?> Items { get; set; } = [];

    [MemUnion(1, typeof(bool)), MemUnion(2, typeof(Bag)), MemUnion(3, typeof(Color))]
    public Dictionary<string, object>? ByName { get; set; }

    [MemUnion(1, typeof(double)), MemUnion(2, typeof(List<int>))]
    public object[][] Rows { get; set; } = [];

    [MemUnion(1, typeof(Beast)), MemUnion(2, typeof(long))]
    public (object? Left, Box<object> Right) Pair { get; set; } = (null, new Box<object> { Value = 0L });

    public static Bag Make(ValueSource s) => Make(s, 1);

    private static Bag Make(ValueSource s, int levels) => new()
    {
        Items = s.List<object?>(() => s.Below(4) switch { 0 => s.Int32(), 1 => s.Text(), 2 => OrderLine.Make(s), _ => null }),
        ByName =
            s.Maybe(() =>
                s.Map<string, object>(
                    s.Text, () => levels > 0 && s.Below(2) == 0 ? Make(s, levels - 1) : s.Below(2) == 0 ? s.Bool() : s.OneOf(Color.High, Color.Top))),
        Rows = s.Array(() => s.Array<object>(() => s.Below(2) == 0 ? s.Double() : s.List(s.Int32))),
        Pair = (s.Maybe<object>(() => s.Int64()), new Box<object> { Value = Beast.Make(s, 1) }),
    };
}
