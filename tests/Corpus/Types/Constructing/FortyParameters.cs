using MemFormat;

namespace Corpus;

/// <summary>A constructor with forty parameters, the last ten of which have defaults.</summary>
[MemFormattable]
public sealed partial record FortyParameters(
    int P0, string P1, bool P2, long? P3, decimal P4,
    Point P5, string? P6, Color P7, List<int> P8, bool? P9,
    int P10, string P11, bool P12, long? P13, decimal P14,
    Point P15, string? P16, Color P17, List<int> P18, bool? P19,
    int P20, string P21, bool P22, long? P23, decimal P24,
    Point P25, string? P26, Color P27, List<int> P28, bool? P29,
    int P30 = 7, string P31 = "p", bool P32 = true, long? P33 = 8, decimal P34 = 9.50m,
    Point P35 = default, string? P36 = null, Color P37 = Color.High, List<int>? P38 = null, bool? P39 = true)
{
    public static FortyParameters Make(ValueSource s) => new(
        s.Int32(), s.Text(), s.Bool(), s.Nullable(s.Int64), s.Decimal(),
        Point.Make(s), s.MaybeText(), s.OneOf(Color.Low, Color.Top), s.List(s.Int32), s.Nullable(s.Bool),
        s.Int32(), s.Text(), s.Bool(), s.Nullable(s.Int64), s.Decimal(),
        Point.Make(s), s.MaybeText(), s.OneOf(Color.Low, Color.Top), s.List(s.Int32), s.Nullable(s.Bool),
        s.Int32(), s.Text(), s.Bool(), s.Nullable(s.Int64), s.Decimal(),
        Point.Make(s), s.MaybeText(), s.OneOf(Color.Low, Color.Top), s.List(s.Int32), s.Nullable(s.Bool),
        s.Int32(), s.Text(), s.Bool(), s.Nullable(s.Int64), s.Decimal(),
        Point.Make(s), s.MaybeText(), s.OneOf(Color.Low, Color.Top), s.List(s.Int32), s.Nullable(s.Bool));
}
