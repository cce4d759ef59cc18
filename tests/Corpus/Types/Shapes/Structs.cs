using MemFormat;

namespace Corpus;

/// <summary>Memory is the body: two doubles.</summary>
[MemFormattable]
public partial struct Point
{
    public double X;
    public double Y;

    public static Point Make(ValueSource s) => new() { X = s.Double(), Y = s.Double() };
}

/// <summary>Memory is the body, blocks and enums included.</summary>
[MemFormattable]
public readonly partial record struct Segment(Point From, Point To, Color Color, int Width)
{
    public static Segment Make(ValueSource s) => new(Point.Make(s), Point.Make(s), s.OneOf(Color.Low, Color.Top), s.Int32());
}

/// <summary>Memory is not the body: there is padding between the fields.</summary>
[MemFormattable]
public partial struct Padded
{
    public byte Kind;
    public long Value;
    public short Tail;

    public static Padded Make(ValueSource s) => new() { Kind = s.Byte(), Value = s.Int64(), Tail = s.Int16() };
}

/// <summary>Memory is not the body: not every bit pattern is a bool or a date.</summary>
[MemFormattable]
public partial struct Checked
{
    public bool IsSet;
    public DateTime At;
    public decimal Amount;

    public static Checked Make(ValueSource s) => new() { IsSet = s.Bool(), At = s.DateTime(), Amount = s.Decimal() };
}

/// <summary>A struct of references.</summary>
[MemFormattable]
public partial struct Labelled
{
    public string? Label { get; set; }

    public Point Point { get; set; }

    public List<Point>? Trace { get; set; }

    public static Labelled Make(ValueSource s) => new()
    {
        Label = s.MaybeText(),
        Point = Point.Make(s),
        Trace = s.Maybe(() => s.List(() => Point.Make(s))),
    };
}

/// <summary>A struct that only its constructor can fill.</summary>
[MemFormattable]
public readonly partial struct Range
{
    public Range(int start, int end)
    {
        Start = start;
        End = end;
    }

    public int Start { get; }

    public int End { get; }

    public static Range Make(ValueSource s) => new(s.Int32(), s.Int32());
}

/// <summary>A struct without members.</summary>
[MemFormattable]
public partial struct Nothing;
