using MemFormat;

namespace Corpus;

/// <summary>More than 64 flag bits, so that a width's two bits lie in two words.</summary>
[MemFormattable(Encoding = MemEncoding.Compact)]
public partial class ManyWidths
{
    public bool W00 { get; set; }

    public int? W01 { get; set; }

    public int? W02 { get; set; }

    public long W03 { get; set; }

    public int? W04 { get; set; }

    public int? W05 { get; set; }

    public long W06 { get; set; }

    public int? W07 { get; set; }

    public int? W08 { get; set; }

    public long W09 { get; set; }

    public int? W10 { get; set; }

    public int? W11 { get; set; }

    public long W12 { get; set; }

    public int? W13 { get; set; }

    public int? W14 { get; set; }

    public long W15 { get; set; }

    public int? W16 { get; set; }

    public int? W17 { get; set; }

    public long W18 { get; set; }

    public int? W19 { get; set; }

    public int? W20 { get; set; }

    public long W21 { get; set; }

    public int? W22 { get; set; }

    public int? W23 { get; set; }

    public long W24 { get; set; }

    public int? W25 { get; set; }

    public int? W26 { get; set; }

    public long W27 { get; set; }

    public int? W28 { get; set; }

    public int? W29 { get; set; }

    public long W30 { get; set; }

    public int? W31 { get; set; }

    public int? W32 { get; set; }

    public long W33 { get; set; }

    public int? W34 { get; set; }

    public int? W35 { get; set; }

    public long W36 { get; set; }

    public int? W37 { get; set; }

    public int? W38 { get; set; }

    public long W39 { get; set; }

    public int? W40 { get; set; }

    public int? W41 { get; set; }

    public long W42 { get; set; }

    public int? W43 { get; set; }

    public int? W44 { get; set; }

    public long W45 { get; set; }

    public int? W46 { get; set; }

    public int? W47 { get; set; }

    public long W48 { get; set; }

    public int? W49 { get; set; }

    public int? W50 { get; set; }

    public long W51 { get; set; }

    public int? W52 { get; set; }

    public int? W53 { get; set; }

    public long W54 { get; set; }

    public int? W55 { get; set; }

    public int? W56 { get; set; }

    public long W57 { get; set; }

    public int? W58 { get; set; }

    public int? W59 { get; set; }

    public static ManyWidths Make(ValueSource s) => new()
    {
        W00 = s.Bool(),
        W01 = s.Nullable(s.Int32),
        W02 = s.Nullable(s.Int32),
        W03 = s.Int64(),
        W04 = s.Nullable(s.Int32),
        W05 = s.Nullable(s.Int32),
        W06 = s.Int64(),
        W07 = s.Nullable(s.Int32),
        W08 = s.Nullable(s.Int32),
        W09 = s.Int64(),
        W10 = s.Nullable(s.Int32),
        W11 = s.Nullable(s.Int32),
        W12 = s.Int64(),
        W13 = s.Nullable(s.Int32),
        W14 = s.Nullable(s.Int32),
        W15 = s.Int64(),
        W16 = s.Nullable(s.Int32),
        W17 = s.Nullable(s.Int32),
        W18 = s.Int64(),
        W19 = s.Nullable(s.Int32),
        W20 = s.Nullable(s.Int32),
        W21 = s.Int64(),
        W22 = s.Nullable(s.Int32),
        W23 = s.Nullable(s.Int32),
        W24 = s.Int64(),
        W25 = s.Nullable(s.Int32),
        W26 = s.Nullable(s.Int32),
        W27 = s.Int64(),
        W28 = s.Nullable(s.Int32),
        W29 = s.Nullable(s.Int32),
        W30 = s.Int64(),
        W31 = s.Nullable(s.Int32),
        W32 = s.Nullable(s.Int32),
        W33 = s.Int64(),
        W34 = s.Nullable(s.Int32),
        W35 = s.Nullable(s.Int32),
        W36 = s.Int64(),
        W37 = s.Nullable(s.Int32),
        W38 = s.Nullable(s.Int32),
        W39 = s.Int64(),
        W40 = s.Nullable(s.Int32),
        W41 = s.Nullable(s.Int32),
        W42 = s.Int64(),
        W43 = s.Nullable(s.Int32),
        W44 = s.Nullable(s.Int32),
        W45 = s.Int64(),
        W46 = s.Nullable(s.Int32),
        W47 = s.Nullable(s.Int32),
        W48 = s.Int64(),
        W49 = s.Nullable(s.Int32),
        W50 = s.Nullable(s.Int32),
        W51 = s.Int64(),
        W52 = s.Nullable(s.Int32),
        W53 = s.Nullable(s.Int32),
        W54 = s.Int64(),
        W55 = s.Nullable(s.Int32),
        W56 = s.Nullable(s.Int32),
        W57 = s.Int64(),
        W58 = s.Nullable(s.Int32),
        W59 = s.Nullable(s.Int32),
    };
}
