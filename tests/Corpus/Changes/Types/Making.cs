using MemFormat;

namespace Corpus.Changes;

/// <summary>A plain type that becomes one that is hard to make.</summary>
[MemFormattable]
public partial class PlainMade
{
    public int Id { get; set; }

    public string? Name { get; set; }
}

/// <summary>Its later form, all of whose additions have initial values.</summary>
[MemFormattable]
public partial class HardMade(int id, string label = "label", Color color = Color.Top)
{
    public readonly int Fixed = 5;

    public int Id { get; } = id;

    public string Label { get; } = label;

    public Color Color { get; } = color;

    public string? Name { get; init; } = "name";

    public long Init { get; init; } = 6;

    [MemMember]
    private List<int> Hidden { get; set; } = [1, 2];

    public bool IsRead() => Id == 3 && Label == "label" && Color == Color.Top && Name == "n" && Init == 6 && Fixed == 5 && Hidden is [1, 2];
}

/// <summary>A later form that demands a member.</summary>
[MemFormattable]
public partial class Demanding
{
    public int Id { get; set; }

    public required string Owner { get; set; }
}

/// <summary>A later form whose constructor demands a member.</summary>
[MemFormattable]
public sealed partial record DemandingRecord(int Id, string Owner);

/// <summary>Holds the plain type.</summary>
[MemFormattable]
public partial class HolderOld
{
    public List<PlainMade> Items { get; set; } = [];
}

/// <summary>Holds the demanding type.</summary>
[MemFormattable]
public partial class HolderNew
{
    public List<Demanding> Items { get; set; } = [];
}

/// <summary>A reference that may be null.</summary>
[MemFormattable]
public partial class MayBeNull
{
    public string? Text { get; set; }

    public int? Number { get; set; }

    public PlainMade? Part { get; set; }

    public List<int>? List { get; set; }
}

/// <summary>A reference that may not.</summary>
[MemFormattable]
public partial class MayNotBeNull
{
    public string Text { get; set; } = "";

    public int Number { get; set; } = 4;

    public PlainMade Part { get; set; } = new();

    public List<int> List { get; set; } = [];
}

/// <summary>The plain type with ids.</summary>
[MemFormattable]
public partial class NumberedMade
{
    [MemMember(2)]
    public int Id { get; set; }

    [MemMember(1), MemFormerName("Name")]
    public string? Title { get; set; }
}

/// <summary>The same ids under other names, and one more.</summary>
[MemFormattable]
public partial class NumberedLater
{
    [MemMember(1)]
    public string? Caption { get; set; }

    [MemMember(2)]
    public long Key { get; set; }

    [MemMember(9)]
    public DateOnly Day { get; set; } = new(2026, 1, 1);
}
