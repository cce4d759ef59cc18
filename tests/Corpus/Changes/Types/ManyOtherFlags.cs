using MemFormat;

namespace Corpus;

/// <summary><see cref="ManyFlags"/> with nullable bools and compact numbers instead.</summary>
[MemFormattable(Encoding = MemEncoding.Compact)]
public partial class ManyOtherFlags
{
    public bool? F00 { get; set; }

    public bool? F01 { get; set; }

    public long? F02 { get; set; }

    public bool? F03 { get; set; }

    public bool? F04 { get; set; }

    public long? F05 { get; set; }

    public bool? F06 { get; set; }

    public bool? F07 { get; set; }

    public long? F08 { get; set; }

    public bool? F09 { get; set; }

    public bool? F10 { get; set; }

    public long? F11 { get; set; }

    public bool? F12 { get; set; }

    public bool? F13 { get; set; }

    public long? F14 { get; set; }

    public bool? F15 { get; set; }

    public bool? F16 { get; set; }

    public long? F17 { get; set; }

    public bool? F18 { get; set; }

    public bool? F19 { get; set; }

    public long? F20 { get; set; }

    public bool? F21 { get; set; }

    public bool? F22 { get; set; }

    public long? F23 { get; set; }

    public bool? F24 { get; set; }

    public bool? F25 { get; set; }

    public long? F26 { get; set; }

    public bool? F27 { get; set; }

    public bool? F28 { get; set; }

    public long? F29 { get; set; }

    public bool? F30 { get; set; }

    public bool? F31 { get; set; }

    public long? F32 { get; set; }

    public bool? F33 { get; set; }

    public bool? F34 { get; set; }

    public long? F35 { get; set; }

    public bool? F36 { get; set; }

    public bool? F37 { get; set; }

    public long? F38 { get; set; }

    public bool? F39 { get; set; }

    public bool? F40 { get; set; }

    public long? F41 { get; set; }

    public bool? F42 { get; set; }

    public bool? F43 { get; set; }

    public long? F44 { get; set; }

    public bool? F45 { get; set; }

    public bool? F46 { get; set; }

    public long? F47 { get; set; }

    public bool? F48 { get; set; }

    public bool? F49 { get; set; }

    public long? F50 { get; set; }

    public bool? F51 { get; set; }

    public bool? F52 { get; set; }

    public long? F53 { get; set; }

    public bool? F54 { get; set; }

    public bool? F55 { get; set; }

    public long? F56 { get; set; }

    public bool? F57 { get; set; }

    public bool? F58 { get; set; }

    public long? F59 { get; set; }

    public static ManyOtherFlags Make(ValueSource s) => new()
    {
        F00 = s.Nullable(s.Bool),
        F01 = s.Nullable(s.Bool),
        F02 = s.Nullable(s.Int64),
        F03 = s.Nullable(s.Bool),
        F04 = s.Nullable(s.Bool),
        F05 = s.Nullable(s.Int64),
        F06 = s.Nullable(s.Bool),
        F07 = s.Nullable(s.Bool),
        F08 = s.Nullable(s.Int64),
        F09 = s.Nullable(s.Bool),
        F10 = s.Nullable(s.Bool),
        F11 = s.Nullable(s.Int64),
        F12 = s.Nullable(s.Bool),
        F13 = s.Nullable(s.Bool),
        F14 = s.Nullable(s.Int64),
        F15 = s.Nullable(s.Bool),
        F16 = s.Nullable(s.Bool),
        F17 = s.Nullable(s.Int64),
        F18 = s.Nullable(s.Bool),
        F19 = s.Nullable(s.Bool),
        F20 = s.Nullable(s.Int64),
        F21 = s.Nullable(s.Bool),
        F22 = s.Nullable(s.Bool),
        F23 = s.Nullable(s.Int64),
        F24 = s.Nullable(s.Bool),
        F25 = s.Nullable(s.Bool),
        F26 = s.Nullable(s.Int64),
        F27 = s.Nullable(s.Bool),
        F28 = s.Nullable(s.Bool),
        F29 = s.Nullable(s.Int64),
        F30 = s.Nullable(s.Bool),
        F31 = s.Nullable(s.Bool),
        F32 = s.Nullable(s.Int64),
        F33 = s.Nullable(s.Bool),
        F34 = s.Nullable(s.Bool),
        F35 = s.Nullable(s.Int64),
        F36 = s.Nullable(s.Bool),
        F37 = s.Nullable(s.Bool),
        F38 = s.Nullable(s.Int64),
        F39 = s.Nullable(s.Bool),
        F40 = s.Nullable(s.Bool),
        F41 = s.Nullable(s.Int64),
        F42 = s.Nullable(s.Bool),
        F43 = s.Nullable(s.Bool),
        F44 = s.Nullable(s.Int64),
        F45 = s.Nullable(s.Bool),
        F46 = s.Nullable(s.Bool),
        F47 = s.Nullable(s.Int64),
        F48 = s.Nullable(s.Bool),
        F49 = s.Nullable(s.Bool),
        F50 = s.Nullable(s.Int64),
        F51 = s.Nullable(s.Bool),
        F52 = s.Nullable(s.Bool),
        F53 = s.Nullable(s.Int64),
        F54 = s.Nullable(s.Bool),
        F55 = s.Nullable(s.Bool),
        F56 = s.Nullable(s.Int64),
        F57 = s.Nullable(s.Bool),
        F58 = s.Nullable(s.Bool),
        F59 = s.Nullable(s.Int64),
    };
}
