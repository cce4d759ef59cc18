using MemFormat;

namespace Corpus;

/// <summary>Members of type object whose cases are listed where they are declared.</summary>
[MemFormattable]
public partial class Anything
{
    [MemUnion(1, typeof(int))]
    [MemUnion(2, typeof(string))]
    [MemUnion(3, typeof(List<OrderLine>))]
    [MemUnion(4, typeof(Color))]
    [MemUnion(6, typeof(IShape))]
    [MemUnion(7, typeof(int[]))]
    [MemUnion(8, typeof(bool))]
    [MemUnion(9, typeof(DateTime))]
    [MemUnion(10, typeof(Dictionary<string, long?>))]
    [MemUnion(11, typeof(byte[]))]
    public object? Value { get; set; }

    [MemUnion(1, typeof(Guid))]
    [MemUnion(2, typeof(Anything))]
    public object Sure { get; set; } = Guid.Empty;

    public static Anything Make(ValueSource s) => Make(s, 2);

    private static Anything Make(ValueSource s, int levels) => new()
    {
        Value = s.Below(10) switch
        {
            0 => s.Maybe(() => (object)s.Int32()),
            1 => s.Text(),
            2 => s.List(() => OrderLine.Make(s)),
            3 => s.OneOf(Color.High, Color.Top),
            4 => s.Int32(),
            5 => s.Array(s.Int32),
            6 => s.Bool(),
            7 => s.DateTime(),
            8 => s.Map(s.Text, () => s.Nullable(s.Int64)),
            _ => IShape.Make(s, 1),
        },
        Sure = levels == 0 || s.Below(2) == 0 ? s.Guid() : Make(s, levels - 1),
    };
}

/// <summary>The same in a record, at its parameter.</summary>
[MemFormattable]
public partial record Setting(string Key, [MemUnion(1, typeof(long)), MemUnion(2, typeof(string)), MemUnion(3, typeof(byte[]))] object? Value)
{
    public static Setting Make(ValueSource s) => new(s.Text(), s.Below(3) switch
    {
        0 => s.Maybe(() => (object)s.Int64()),
        1 => s.Text(),
        _ => s.Bytes(),
    });
}
