using MemFormat;

namespace Corpus;

/// <summary><see cref="ManyWidths"/> without compact numbers and with a flag's members in other places.</summary>
[MemFormattable]
public partial class ManyFixedWidths
{
    public bool? W00 { get; set; }

    public long? W01 { get; set; }

    public Int128? W02 { get; set; }

    public long W03 { get; set; }

    public long? W04 { get; set; }

    public Int128? W05 { get; set; }

    public long W06 { get; set; }

    public long? W07 { get; set; }

    public Int128? W08 { get; set; }

    public long W09 { get; set; }

    public long? W10 { get; set; }

    public Int128? W11 { get; set; }

    public long W12 { get; set; }

    public long? W13 { get; set; }

    public Int128? W14 { get; set; }

    public long W15 { get; set; }

    public long? W16 { get; set; }

    public Int128? W17 { get; set; }

    public long W18 { get; set; }

    public long? W19 { get; set; }

    public Int128? W20 { get; set; }

    public long W21 { get; set; }

    public long? W22 { get; set; }

    public Int128? W23 { get; set; }

    public long W24 { get; set; }

    public long? W25 { get; set; }

    public Int128? W26 { get; set; }

    public long W27 { get; set; }

    public long? W28 { get; set; }

    public Int128? W29 { get; set; }

    public long W30 { get; set; }

    public long? W31 { get; set; }

    public Int128? W32 { get; set; }

    public long W33 { get; set; }

    public long? W34 { get; set; }

    public Int128? W35 { get; set; }

    public long W36 { get; set; }

    public long? W37 { get; set; }

    public Int128? W38 { get; set; }

    public long W39 { get; set; }

    public long? W40 { get; set; }

    public Int128? W41 { get; set; }

    public long W42 { get; set; }

    public long? W43 { get; set; }

    public Int128? W44 { get; set; }

    public long W45 { get; set; }

    public long? W46 { get; set; }

    public Int128? W47 { get; set; }

    public long W48 { get; set; }

    public long? W49 { get; set; }

    public Int128? W50 { get; set; }

    public long W51 { get; set; }

    public long? W52 { get; set; }

    public Int128? W53 { get; set; }

    public long W54 { get; set; }

    public long? W55 { get; set; }

    public Int128? W56 { get; set; }

    public long W57 { get; set; }

    public long? W58 { get; set; }

    public Int128? W59 { get; set; }

    public static ManyFixedWidths Make(ValueSource s) => new()
    {
        W00 = s.Nullable(s.Bool),
        W01 = s.Nullable(s.Int64),
        W02 = s.Nullable(s.Int128),
        W03 = s.Int64(),
        W04 = s.Nullable(s.Int64),
        W05 = s.Nullable(s.Int128),
        W06 = s.Int64(),
        W07 = s.Nullable(s.Int64),
        W08 = s.Nullable(s.Int128),
        W09 = s.Int64(),
        W10 = s.Nullable(s.Int64),
        W11 = s.Nullable(s.Int128),
        W12 = s.Int64(),
        W13 = s.Nullable(s.Int64),
        W14 = s.Nullable(s.Int128),
        W15 = s.Int64(),
        W16 = s.Nullable(s.Int64),
        W17 = s.Nullable(s.Int128),
        W18 = s.Int64(),
        W19 = s.Nullable(s.Int64),
        W20 = s.Nullable(s.Int128),
        W21 = s.Int64(),
        W22 = s.Nullable(s.Int64),
        W23 = s.Nullable(s.Int128),
        W24 = s.Int64(),
        W25 = s.Nullable(s.Int64),
        W26 = s.Nullable(s.Int128),
        W27 = s.Int64(),
        W28 = s.Nullable(s.Int64),
        W29 = s.Nullable(s.Int128),
        W30 = s.Int64(),
        W31 = s.Nullable(s.Int64),
        W32 = s.Nullable(s.Int128),
        W33 = s.Int64(),
        W34 = s.Nullable(s.Int64),
        W35 = s.Nullable(s.Int128),
        W36 = s.Int64(),
        W37 = s.Nullable(s.Int64),
        W38 = s.Nullable(s.Int128),
        W39 = s.Int64(),
        W40 = s.Nullable(s.Int64),
        W41 = s.Nullable(s.Int128),
        W42 = s.Int64(),
        W43 = s.Nullable(s.Int64),
        W44 = s.Nullable(s.Int128),
        W45 = s.Int64(),
        W46 = s.Nullable(s.Int64),
        W47 = s.Nullable(s.Int128),
        W48 = s.Int64(),
        W49 = s.Nullable(s.Int64),
        W50 = s.Nullable(s.Int128),
        W51 = s.Int64(),
        W52 = s.Nullable(s.Int64),
        W53 = s.Nullable(s.Int128),
        W54 = s.Int64(),
        W55 = s.Nullable(s.Int64),
        W56 = s.Nullable(s.Int128),
        W57 = s.Int64(),
        W58 = s.Nullable(s.Int64),
        W59 = s.Nullable(s.Int128),
    };
}
