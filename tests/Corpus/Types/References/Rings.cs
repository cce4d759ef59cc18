using MemFormat;

namespace Corpus;

/// <summary>Objects that form a ring, the smallest one of itself only.</summary>
[MemFormattable(PreserveReferences = true)]
public sealed partial class Bead
{
    public int Color { get; set; }

    public Bead Next { get; set; }

    public Bead() => Next = this;

    public static Bead Make(ValueSource s)
    {
        var first = new Bead { Color = s.Int32() };
        for (var left = s.Below(200); left > 0; left--)
            first.Next = new Bead { Color = s.Int32(), Next = first.Next };
        return first;
    }
}

/// <summary>A list linked both ways, with its ends, known by ids.</summary>
[MemFormattable]
public partial class Train
{
    [MemMember(1)]
    public Wagon? First { get; set; }

    [MemMember(2)]
    public Wagon? Last { get; set; }

    public static Train Make(ValueSource s)
    {
        var train = new Train();
        for (var left = s.Below(40); left > 0; left--)
        {
            var wagon = new Wagon { Load = s.MaybeText(), Previous = train.Last };
            train.First ??= wagon;
            if (train.Last is not null)
                train.Last.Next = wagon;
            train.Last = wagon;
        }

        return train;
    }
}

/// <summary>A link of the list.</summary>
[MemFormattable(PreserveReferences = true)]
public sealed partial class Wagon
{
    [MemMember(1)]
    public Wagon? Previous { get; set; }

    [MemMember(2)]
    public Wagon? Next { get; set; }

    [MemMember(3)]
    public string? Load { get; set; }
}

/// <summary>An object without members.</summary>
[MemFormattable(PreserveReferences = true)]
public sealed partial class Chip;

/// <summary>Objects that differ in nothing but themselves.</summary>
[MemFormattable]
public partial class Chips
{
    public List<Chip?> All { get; set; } = [];

    public HashSet<Chip> Distinct { get; set; } = [];

    public static Chips Make(ValueSource s)
    {
        var made = s.Array(() => new Chip());
        return new Chips
        {
            All = s.List(() => s.Maybe(() => made.Length == 0 ? new Chip() : s.OneOf(made))),
            Distinct = [.. made],
        };
    }
}
