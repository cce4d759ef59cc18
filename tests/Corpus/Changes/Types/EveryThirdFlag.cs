using MemFormat;

namespace Corpus;

/// <summary>A third of <see cref="ManyFlags"/> and one more.</summary>
[MemFormattable]
public partial class EveryThirdFlag
{
    public bool? F01 { get; set; }

    public bool? F04 { get; set; }

    public int? F08 { get; set; }

    public int? F11 { get; set; }

    public bool F15 { get; set; }

    public bool F18 { get; set; }

    public bool? F22 { get; set; }

    public bool? F25 { get; set; }

    public int? F29 { get; set; }

    public int? F32 { get; set; }

    public bool F36 { get; set; }

    public bool F39 { get; set; }

    public bool? F43 { get; set; }

    public bool? F46 { get; set; }

    public int? F50 { get; set; }

    public int? F53 { get; set; }

    public bool F57 { get; set; }

    public bool G { get; set; }

    public static EveryThirdFlag Make(ValueSource s) => new()
    {
        F01 = s.Nullable(s.Bool),
        F04 = s.Nullable(s.Bool),
        F08 = s.Nullable(s.Int32),
        F11 = s.Nullable(s.Int32),
        F15 = s.Bool(),
        F18 = s.Bool(),
        F22 = s.Nullable(s.Bool),
        F25 = s.Nullable(s.Bool),
        F29 = s.Nullable(s.Int32),
        F32 = s.Nullable(s.Int32),
        F36 = s.Bool(),
        F39 = s.Bool(),
        F43 = s.Nullable(s.Bool),
        F46 = s.Nullable(s.Bool),
        F50 = s.Nullable(s.Int32),
        F53 = s.Nullable(s.Int32),
        F57 = s.Bool(),
        G = s.Bool(),
    };
}
