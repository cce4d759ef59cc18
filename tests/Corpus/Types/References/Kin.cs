using MemFormat;

namespace Corpus;

/// <summary>A tree whose children know their parent.</summary>
[MemFormattable(PreserveReferences = true)]
public partial class Kin
{
    public required string Name { get; init; }

    public Kin? Parent { get; set; }

    public List<Kin> Children { get; } = [];

    public static Kin Make(ValueSource s) => Make(s, 3, null);

    private static Kin Make(ValueSource s, int levels, Kin? parent)
    {
        var kin = new Kin { Name = s.Text(), Parent = parent };
        for (var left = levels == 0 ? 0 : s.Below(3); left > 0; left--)
            kin.Children.Add(Make(s, levels - 1, kin));
        return kin;
    }
}
