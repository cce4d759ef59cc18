using MemFormat;

namespace Corpus;

/// <summary>A union of many cases.</summary>
[MemFormattable]
[MemUnion(1, typeof(Wide1))]
[MemUnion(2, typeof(Wide2))]
[MemUnion(3, typeof(Wide3))]
[MemUnion(4, typeof(Wide4))]
[MemUnion(5, typeof(Wide5))]
[MemUnion(6, typeof(Wide6))]
[MemUnion(7, typeof(Wide7))]
[MemUnion(8, typeof(Wide8))]
[MemUnion(9, typeof(Wide9))]
[MemUnion(10, typeof(Wide10))]
[MemUnion(11, typeof(Wide11))]
[MemUnion(12, typeof(Wide12))]
[MemUnion(13, typeof(Wide13))]
[MemUnion(14, typeof(Wide14))]
[MemUnion(15, typeof(Wide15))]
[MemUnion(16, typeof(Wide16))]
[MemUnion(17, typeof(Wide17))]
[MemUnion(18, typeof(Wide18))]
[MemUnion(19, typeof(Wide19))]
[MemUnion(20, typeof(Wide20))]
[MemUnion(21, typeof(Wide21))]
[MemUnion(22, typeof(Wide22))]
[MemUnion(23, typeof(Wide23))]
[MemUnion(24, typeof(Wide24))]
[MemUnion(25, typeof(Wide25))]
[MemUnion(26, typeof(Wide26))]
[MemUnion(27, typeof(Wide27))]
[MemUnion(28, typeof(Wide28))]
[MemUnion(29, typeof(Wide29))]
[MemUnion(30, typeof(Wide30))]
[MemUnion(31, typeof(Wide31))]
[MemUnion(32, typeof(Wide32))]
[MemUnion(33, typeof(Wide33))]
[MemUnion(34, typeof(Wide34))]
[MemUnion(35, typeof(Wide35))]
[MemUnion(36, typeof(Wide36))]
[MemUnion(37, typeof(Wide37))]
[MemUnion(38, typeof(Wide38))]
[MemUnion(39, typeof(Wide39))]
[MemUnion(40, typeof(Wide40))]
[MemUnion(41, typeof(Wide41))]
[MemUnion(42, typeof(Wide42))]
[MemUnion(43, typeof(Wide43))]
[MemUnion(44, typeof(Wide44))]
[MemUnion(45, typeof(Wide45))]
[MemUnion(46, typeof(Wide46))]
[MemUnion(47, typeof(Wide47))]
[MemUnion(48, typeof(Wide48))]
[MemUnion(49, typeof(Wide49))]
[MemUnion(50, typeof(Wide50))]
[MemUnion(51, typeof(Wide51))]
[MemUnion(52, typeof(Wide52))]
[MemUnion(53, typeof(Wide53))]
[MemUnion(54, typeof(Wide54))]
[MemUnion(55, typeof(Wide55))]
[MemUnion(56, typeof(Wide56))]
[MemUnion(57, typeof(Wide57))]
[MemUnion(58, typeof(Wide58))]
[MemUnion(59, typeof(Wide59))]
[MemUnion(60, typeof(Wide60))]
[MemUnion(61, typeof(Wide61))]
[MemUnion(62, typeof(Wide62))]
[MemUnion(63, typeof(Wide63))]
[MemUnion(64, typeof(Wide64))]
[MemUnion(65, typeof(Wide65))]
[MemUnion(66, typeof(Wide66))]
[MemUnion(67, typeof(Wide67))]
[MemUnion(68, typeof(Wide68))]
[MemUnion(69, typeof(Wide69))]
[MemUnion(70, typeof(Wide70))]
public partial interface IWide
{
    public static IWide Make(ValueSource s) => s.Below(70) switch
    {
        0 => new Wide1 { Value1 = s.Int32() },
        1 => new Wide2 { Value2 = s.Int32() },
        2 => new Wide3 { Value3 = s.Int32() },
        3 => new Wide4 { Value4 = s.Int32() },
        4 => new Wide5 { Value5 = s.Int32() },
        5 => new Wide6 { Value6 = s.Int32() },
        6 => new Wide7 { Value7 = s.Int32() },
        7 => new Wide8 { Value8 = s.Int32() },
        8 => new Wide9 { Value9 = s.Int32() },
        9 => new Wide10 { Value10 = s.Int32() },
        10 => new Wide11 { Value11 = s.Int32() },
        11 => new Wide12 { Value12 = s.Int32() },
        12 => new Wide13 { Value13 = s.Int32() },
        13 => new Wide14 { Value14 = s.Int32() },
        14 => new Wide15 { Value15 = s.Int32() },
        15 => new Wide16 { Value16 = s.Int32() },
        16 => new Wide17 { Value17 = s.Int32() },
        17 => new Wide18 { Value18 = s.Int32() },
        18 => new Wide19 { Value19 = s.Int32() },
        19 => new Wide20 { Value20 = s.Int32() },
        20 => new Wide21 { Value21 = s.Int32() },
        21 => new Wide22 { Value22 = s.Int32() },
        22 => new Wide23 { Value23 = s.Int32() },
        23 => new Wide24 { Value24 = s.Int32() },
        24 => new Wide25 { Value25 = s.Int32() },
        25 => new Wide26 { Value26 = s.Int32() },
        26 => new Wide27 { Value27 = s.Int32() },
        27 => new Wide28 { Value28 = s.Int32() },
        28 => new Wide29 { Value29 = s.Int32() },
        29 => new Wide30 { Value30 = s.Int32() },
        30 => new Wide31 { Value31 = s.Int32() },
        31 => new Wide32 { Value32 = s.Int32() },
        32 => new Wide33 { Value33 = s.Int32() },
        33 => new Wide34 { Value34 = s.Int32() },
        34 => new Wide35 { Value35 = s.Int32() },
        35 => new Wide36 { Value36 = s.Int32() },
        36 => new Wide37 { Value37 = s.Int32() },
        37 => new Wide38 { Value38 = s.Int32() },
        38 => new Wide39 { Value39 = s.Int32() },
        39 => new Wide40 { Value40 = s.Int32() },
        40 => new Wide41 { Value41 = s.Int32() },
        41 => new Wide42 { Value42 = s.Int32() },
        42 => new Wide43 { Value43 = s.Int32() },
        43 => new Wide44 { Value44 = s.Int32() },
        44 => new Wide45 { Value45 = s.Int32() },
        45 => new Wide46 { Value46 = s.Int32() },
        46 => new Wide47 { Value47 = s.Int32() },
        47 => new Wide48 { Value48 = s.Int32() },
        48 => new Wide49 { Value49 = s.Int32() },
        49 => new Wide50 { Value50 = s.Int32() },
        50 => new Wide51 { Value51 = s.Int32() },
        51 => new Wide52 { Value52 = s.Int32() },
        52 => new Wide53 { Value53 = s.Int32() },
        53 => new Wide54 { Value54 = s.Int32() },
        54 => new Wide55 { Value55 = s.Int32() },
        55 => new Wide56 { Value56 = s.Int32() },
        56 => new Wide57 { Value57 = s.Int32() },
        57 => new Wide58 { Value58 = s.Int32() },
        58 => new Wide59 { Value59 = s.Int32() },
        59 => new Wide60 { Value60 = s.Int32() },
        60 => new Wide61 { Value61 = s.Int32() },
        61 => new Wide62 { Value62 = s.Int32() },
        62 => new Wide63 { Value63 = s.Int32() },
        63 => new Wide64 { Value64 = s.Int32() },
        64 => new Wide65 { Value65 = s.Int32() },
        65 => new Wide66 { Value66 = s.Int32() },
        66 => new Wide67 { Value67 = s.Int32() },
        67 => new Wide68 { Value68 = s.Int32() },
        68 => new Wide69 { Value69 = s.Int32() },
        _ => new Wide70 { Value70 = s.Int32() },
    };
}

[MemFormattable] public sealed partial class Wide1 : IWide { public int Value1 { get; set; } }
[MemFormattable] public sealed partial class Wide2 : IWide { public int Value2 { get; set; } }
[MemFormattable] public sealed partial class Wide3 : IWide { public int Value3 { get; set; } }
[MemFormattable] public sealed partial class Wide4 : IWide { public int Value4 { get; set; } }
[MemFormattable] public sealed partial class Wide5 : IWide { public int Value5 { get; set; } }
[MemFormattable] public sealed partial class Wide6 : IWide { public int Value6 { get; set; } }
[MemFormattable] public sealed partial class Wide7 : IWide { public int Value7 { get; set; } }
[MemFormattable] public sealed partial class Wide8 : IWide { public int Value8 { get; set; } }
[MemFormattable] public sealed partial class Wide9 : IWide { public int Value9 { get; set; } }
[MemFormattable] public sealed partial class Wide10 : IWide { public int Value10 { get; set; } }
[MemFormattable] public sealed partial class Wide11 : IWide { public int Value11 { get; set; } }
[MemFormattable] public sealed partial class Wide12 : IWide { public int Value12 { get; set; } }
[MemFormattable] public sealed partial class Wide13 : IWide { public int Value13 { get; set; } }
[MemFormattable] public sealed partial class Wide14 : IWide { public int Value14 { get; set; } }
[MemFormattable] public sealed partial class Wide15 : IWide { public int Value15 { get; set; } }
[MemFormattable] public sealed partial class Wide16 : IWide { public int Value16 { get; set; } }
[MemFormattable] public sealed partial class Wide17 : IWide { public int Value17 { get; set; } }
[MemFormattable] public sealed partial class Wide18 : IWide { public int Value18 { get; set; } }
[MemFormattable] public sealed partial class Wide19 : IWide { public int Value19 { get; set; } }
[MemFormattable] public sealed partial class Wide20 : IWide { public int Value20 { get; set; } }
[MemFormattable] public sealed partial class Wide21 : IWide { public int Value21 { get; set; } }
[MemFormattable] public sealed partial class Wide22 : IWide { public int Value22 { get; set; } }
[MemFormattable] public sealed partial class Wide23 : IWide { public int Value23 { get; set; } }
[MemFormattable] public sealed partial class Wide24 : IWide { public int Value24 { get; set; } }
[MemFormattable] public sealed partial class Wide25 : IWide { public int Value25 { get; set; } }
[MemFormattable] public sealed partial class Wide26 : IWide { public int Value26 { get; set; } }
[MemFormattable] public sealed partial class Wide27 : IWide { public int Value27 { get; set; } }
[MemFormattable] public sealed partial class Wide28 : IWide { public int Value28 { get; set; } }
[MemFormattable] public sealed partial class Wide29 : IWide { public int Value29 { get; set; } }
[MemFormattable] public sealed partial class Wide30 : IWide { public int Value30 { get; set; } }
[MemFormattable] public sealed partial class Wide31 : IWide { public int Value31 { get; set; } }
[MemFormattable] public sealed partial class Wide32 : IWide { public int Value32 { get; set; } }
[MemFormattable] public sealed partial class Wide33 : IWide { public int Value33 { get; set; } }
[MemFormattable] public sealed partial class Wide34 : IWide { public int Value34 { get; set; } }
[MemFormattable] public sealed partial class Wide35 : IWide { public int Value35 { get; set; } }
[MemFormattable] public sealed partial class Wide36 : IWide { public int Value36 { get; set; } }
[MemFormattable] public sealed partial class Wide37 : IWide { public int Value37 { get; set; } }
[MemFormattable] public sealed partial class Wide38 : IWide { public int Value38 { get; set; } }
[MemFormattable] public sealed partial class Wide39 : IWide { public int Value39 { get; set; } }
[MemFormattable] public sealed partial class Wide40 : IWide { public int Value40 { get; set; } }
[MemFormattable] public sealed partial class Wide41 : IWide { public int Value41 { get; set; } }
[MemFormattable] public sealed partial class Wide42 : IWide { public int Value42 { get; set; } }
[MemFormattable] public sealed partial class Wide43 : IWide { public int Value43 { get; set; } }
[MemFormattable] public sealed partial class Wide44 : IWide { public int Value44 { get; set; } }
[MemFormattable] public sealed partial class Wide45 : IWide { public int Value45 { get; set; } }
[MemFormattable] public sealed partial class Wide46 : IWide { public int Value46 { get; set; } }
[MemFormattable] public sealed partial class Wide47 : IWide { public int Value47 { get; set; } }
[MemFormattable] public sealed partial class Wide48 : IWide { public int Value48 { get; set; } }
[MemFormattable] public sealed partial class Wide49 : IWide { public int Value49 { get; set; } }
[MemFormattable] public sealed partial class Wide50 : IWide { public int Value50 { get; set; } }
[MemFormattable] public sealed partial class Wide51 : IWide { public int Value51 { get; set; } }
[MemFormattable] public sealed partial class Wide52 : IWide { public int Value52 { get; set; } }
[MemFormattable] public sealed partial class Wide53 : IWide { public int Value53 { get; set; } }
[MemFormattable] public sealed partial class Wide54 : IWide { public int Value54 { get; set; } }
[MemFormattable] public sealed partial class Wide55 : IWide { public int Value55 { get; set; } }
[MemFormattable] public sealed partial class Wide56 : IWide { public int Value56 { get; set; } }
[MemFormattable] public sealed partial class Wide57 : IWide { public int Value57 { get; set; } }
[MemFormattable] public sealed partial class Wide58 : IWide { public int Value58 { get; set; } }
[MemFormattable] public sealed partial class Wide59 : IWide { public int Value59 { get; set; } }
[MemFormattable] public sealed partial class Wide60 : IWide { public int Value60 { get; set; } }
[MemFormattable] public sealed partial class Wide61 : IWide { public int Value61 { get; set; } }
[MemFormattable] public sealed partial class Wide62 : IWide { public int Value62 { get; set; } }
[MemFormattable] public sealed partial class Wide63 : IWide { public int Value63 { get; set; } }
[MemFormattable] public sealed partial class Wide64 : IWide { public int Value64 { get; set; } }
[MemFormattable] public sealed partial class Wide65 : IWide { public int Value65 { get; set; } }
[MemFormattable] public sealed partial class Wide66 : IWide { public int Value66 { get; set; } }
[MemFormattable] public sealed partial class Wide67 : IWide { public int Value67 { get; set; } }
[MemFormattable] public sealed partial class Wide68 : IWide { public int Value68 { get; set; } }
[MemFormattable] public sealed partial class Wide69 : IWide { public int Value69 { get; set; } }
[MemFormattable] public sealed partial class Wide70 : IWide { public int Value70 { get; set; } }

/// <summary>Many of them.</summary>
[MemFormattable]
public partial class WideHolder
{
    [MemMember(1)]
    public List<IWide> Values { get; set; } = [];

    [MemMember(2)]
    public IWide? One { get; set; }

    public static WideHolder Make(ValueSource s) => new() { Values = s.List(() => IWide.Make(s)), One = s.Maybe(() => IWide.Make(s)) };
}
