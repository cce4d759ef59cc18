using MemFormat;

namespace Corpus;

/// <summary>A class that is large because its structs are, and has a flag only beside them.</summary>
[MemFormattable]
public partial class Boxes
{
    public ScalarFields First { get; set; }

    public ScalarFields Second { get; set; }

    public ScalarFields Third { get; set; }

    public ScalarFields? Fourth { get; set; }

    public bool Flag { get; set; }

    public static Boxes Make(ValueSource s) => new()
    {
        First = ScalarFields.Make(s),
        Third = ScalarFields.Make(s),
        Fourth = s.Nullable(() => ScalarFields.Make(s)),
        Flag = s.Bool(),
    };
}
