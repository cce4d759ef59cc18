using MemFormat;

namespace Corpus;

/// <summary>A concrete base, which is a case of its own, and one of whose cases is a union again.</summary>
[MemFormattable]
[MemUnion(1, typeof(Hound))]
[MemUnion(2, typeof(Cat))]
public partial class Beast
{
    public string Name { get; set; } = "";

    public Beast? Parent { get; set; }

    public static Beast Make(ValueSource s) => Make(s, 2);

    public static Beast Make(ValueSource s, int levels)
    {
        Beast beast = s.Below(5) switch
        {
            0 => new Beast(),
            1 => new Hound { IsLoud = s.Bool() },
            2 => new Cat { Lives = s.Int32() },
            3 => new Whelp { Age = s.Byte() },
            _ => new Wolf { Pack = s.MaybeText() },
        };
        beast.Name = s.Text();
        beast.Parent = levels == 0 ? null : s.Maybe(() => Make(s, levels - 1));
        return beast;
    }
}

[MemFormattable]
[MemUnion(1, typeof(Whelp))]
[MemUnion(2, typeof(Wolf))]
public partial class Hound : Beast
{
    public bool IsLoud { get; set; }

    public static new Hound Make(ValueSource s) => s.Below(3) switch
    {
        0 => new Hound { IsLoud = s.Bool() },
        1 => new Whelp { Name = s.Text(), Age = s.Byte() },
        _ => new Wolf { Pack = s.MaybeText(), Parent = s.Maybe(() => Beast.Make(s, 1)) },
    };
}

[MemFormattable]
public sealed partial class Whelp : Hound
{
    public byte Age { get; set; }
}

[MemFormattable]
public sealed partial class Wolf : Hound
{
    public string? Pack { get; set; }
}

[MemFormattable]
public sealed partial class Cat : Beast
{
    public int Lives { get; set; }
}

/// <summary>The same classes by several of their unions, and a class that is a case as itself.</summary>
[MemFormattable]
public partial class Den
{
    public Beast? Guest { get; set; }

    public Hound Owner { get; set; } = new();

    public Whelp? Pet { get; set; }

    public List<Hound?> Hounds { get; set; } = [];

    public static Den Make(ValueSource s) => new()
    {
        Guest = s.Maybe(() => Beast.Make(s)),
        Owner = Hound.Make(s),
        Pet = s.Maybe(() => new Whelp { Age = s.Byte() }),
        Hounds = s.List(() => s.Maybe(() => Hound.Make(s))),
    };
}
