using System.Runtime.CompilerServices;
using MemFormat;

namespace Corpus.Holding;

/// <summary>A case of each kind, and those of later programs.</summary>
[Union]
[MemFormattable(UnknownCaseType = typeof(OtherReply))]
[MemUnion(1, typeof(string)), MemUnion(2, typeof(bool)), MemUnion(3, typeof(OrderLine)), MemUnion(4, typeof(List<int>)), MemUnion(5, typeof(Color))]
[MemUnion(6, typeof(Quantity)), MemUnion(9, typeof(IShape)), MemUnion(300, typeof(Dictionary<string, Reply>)), MemUnion(301, typeof(Point))]
public readonly partial struct Reply
{
    public Reply(string value) => Value = value;

    public Reply(bool value) => Value = value;

    public Reply(OrderLine value) => Value = value;

    public Reply(List<int> value) => Value = value;

    public Reply(Color value) => Value = value;

    public Reply(Quantity value) => Value = value;

    public Reply(IShape value) => Value = value;

    public Reply(Dictionary<string, Reply> value) => Value = value;

    public Reply(Point value) => Value = value;

    public Reply(OtherReply value) => Value = value;

    public object? Value { get; }

    public static Reply Make(ValueSource s) => Make(s, 1);

    private static Reply Make(ValueSource s, int levels) => s.Below(9 + levels) switch
    {
        0 => new(s.Text()),
        1 => new(s.Bool()),
        2 => new(OrderLine.Make(s)),
        3 => new(s.List(s.Int32)),
        4 => new(s.OneOf(Color.High, Color.Top)),
        5 => new(new Quantity(s.Double())),
        6 => new(IShape.Make(s, 1)),
        7 => default,
        8 => new(Point.Make(s)),
        _ => new(s.Map(s.Text, () => Make(s, levels - 1))),
    };
}

public sealed class OtherReply
{
    public MemExtensionData? Value { get; set; }
}

/// <summary>Unions of the language at each place.</summary>
[MemFormattable]
public partial class Deal
{
    public Quantity Amount { get; set; }

    public Quantity? Rest { get; set; }

    public Reply First { get; set; }

    public List<Reply> Replies { get; set; } = [];

    public Quantity[] Amounts { get; set; } = [];

    public Dictionary<string, Reply?> ByName { get; set; } = [];

    public (Reply?, Quantity) Pair { get; set; }

    public required Claim Claim { get; set; }

    public Claim? Other { get; set; }

    public Box<Quantity> Box { get; set; } = new();

    public Serialized<Reply>? Kept { get; set; }

    public static Deal Make(ValueSource s) => new()
    {
        Amount = Quantity.Make(s),
        Rest = s.Nullable(() => new Quantity(s.Int32())),
        First = Reply.Make(s),
        Replies = s.List(() => Reply.Make(s)),
        Amounts = s.Array(() => Quantity.Make(s)),
        ByName = s.Map(s.Text, () => s.Nullable(() => new Reply(s.Text()))),
        Pair = (null, Quantity.Make(s)),
        Claim = Claim.Make(s),
        Other = s.Maybe(() => Claim.Make(s)),
        Box = new Box<Quantity> { Value = Quantity.Make(s) },
        Kept = s.Maybe(() => Serialized.From(new Reply("kept"))),
    };
}
