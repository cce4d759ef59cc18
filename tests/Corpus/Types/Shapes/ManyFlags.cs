using MemFormat;

namespace Corpus;

/// <summary>More than 64 flags: bools, nullable bools and nullable scalars by id.</summary>
[MemFormattable]
public partial class ManyFlags
{
    public bool F00 { get; set; }

    public bool? F01 { get; set; }

    public int? F02 { get; set; }

    public bool F03 { get; set; }

    public bool? F04 { get; set; }

    public int? F05 { get; set; }

    public bool F06 { get; set; }

    public bool? F07 { get; set; }

    public int? F08 { get; set; }

    public bool F09 { get; set; }

    public bool? F10 { get; set; }

    public int? F11 { get; set; }

    public bool F12 { get; set; }

    public bool? F13 { get; set; }

    public int? F14 { get; set; }

    public bool F15 { get; set; }

    public bool? F16 { get; set; }

    public int? F17 { get; set; }

    public bool F18 { get; set; }

    public bool? F19 { get; set; }

    public int? F20 { get; set; }

    public bool F21 { get; set; }

    public bool? F22 { get; set; }

    public int? F23 { get; set; }

    public bool F24 { get; set; }

    public bool? F25 { get; set; }

    public int? F26 { get; set; }

    public bool F27 { get; set; }

    public bool? F28 { get; set; }

    public int? F29 { get; set; }

    public bool F30 { get; set; }

    public bool? F31 { get; set; }

    public int? F32 { get; set; }

    public bool F33 { get; set; }

    public bool? F34 { get; set; }

    public int? F35 { get; set; }

    public bool F36 { get; set; }

    public bool? F37 { get; set; }

    public int? F38 { get; set; }

    public bool F39 { get; set; }

    public bool? F40 { get; set; }

    public int? F41 { get; set; }

    public bool F42 { get; set; }

    public bool? F43 { get; set; }

    public int? F44 { get; set; }

    public bool F45 { get; set; }

    public bool? F46 { get; set; }

    public int? F47 { get; set; }

    public bool F48 { get; set; }

    public bool? F49 { get; set; }

    public int? F50 { get; set; }

    public bool F51 { get; set; }

    public bool? F52 { get; set; }

    public int? F53 { get; set; }

    public bool F54 { get; set; }

    public bool? F55 { get; set; }

    public int? F56 { get; set; }

    public bool F57 { get; set; }

    public bool? F58 { get; set; }

    public int? F59 { get; set; }

    public static ManyFlags Make(ValueSource s) => new()
    {
        F00 = s.Bool(),
        F01 = s.Nullable(s.Bool),
        F02 = s.Nullable(s.Int32),
        F03 = s.Bool(),
        F04 = s.Nullable(s.Bool),
        F05 = s.Nullable(s.Int32),
        F06 = s.Bool(),
        F07 = s.Nullable(s.Bool),
        F08 = s.Nullable(s.Int32),
        F09 = s.Bool(),
        F10 = s.Nullable(s.Bool),
        F11 = s.Nullable(s.Int32),
        F12 = s.Bool(),
        F13 = s.Nullable(s.Bool),
        F14 = s.Nullable(s.Int32),
        F15 = s.Bool(),
        F16 = s.Nullable(s.Bool),
        F17 = s.Nullable(s.Int32),
        F18 = s.Bool(),
        F19 = s.Nullable(s.Bool),
        F20 = s.Nullable(s.Int32),
        F21 = s.Bool(),
        F22 = s.Nullable(s.Bool),
        F23 = s.Nullable(s.Int32),
        F24 = s.Bool(),
        F25 = s.Nullable(s.Bool),
        F26 = s.Nullable(s.Int32),
        F27 = s.Bool(),
        F28 = s.Nullable(s.Bool),
        F29 = s.Nullable(s.Int32),
        F30 = s.Bool(),
        F31 = s.Nullable(s.Bool),
        F32 = s.Nullable(s.Int32),
        F33 = s.Bool(),
        F34 = s.Nullable(s.Bool),
        F35 = s.Nullable(s.Int32),
        F36 = s.Bool(),
        F37 = s.Nullable(s.Bool),
        F38 = s.Nullable(s.Int32),
        F39 = s.Bool(),
        F40 = s.Nullable(s.Bool),
        F41 = s.Nullable(s.Int32),
        F42 = s.Bool(),
        F43 = s.Nullable(s.Bool),
        F44 = s.Nullable(s.Int32),
        F45 = s.Bool(),
        F46 = s.Nullable(s.Bool),
        F47 = s.Nullable(s.Int32),
        F48 = s.Bool(),
        F49 = s.Nullable(s.Bool),
        F50 = s.Nullable(s.Int32),
        F51 = s.Bool(),
        F52 = s.Nullable(s.Bool),
        F53 = s.Nullable(s.Int32),
        F54 = s.Bool(),
        F55 = s.Nullable(s.Bool),
        F56 = s.Nullable(s.Int32),
        F57 = s.Bool(),
        F58 = s.Nullable(s.Bool),
        F59 = s.Nullable(s.Int32),
    };
}
