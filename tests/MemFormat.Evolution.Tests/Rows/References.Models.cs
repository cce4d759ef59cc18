namespace MemFormat.Evolution.Tests.Identity;

[MemFormattable]
public partial class Plain
{
    public string Name { get; set; } = "";

    public Plain? Next { get; set; }

    public List<Plain?> Others { get; set; } = [];
}

[MemFormattable(PreserveReferences = true)]
public partial class Kept
{
    public string Name { get; set; } = "";

    public Kept? Next { get; set; }

    public List<Kept?> Others { get; set; } = [];
}

/// <summary>Fewer members, and one more.</summary>
[MemFormattable(PreserveReferences = true)]
public partial class Fewer
{
    public required string Name { get; init; }

    public Fewer?[] Others { get; set; } = [];

    public int Since { get; init; } = 2026;
}

/// <summary>Made by its constructor, which such objects could not be.</summary>
[MemFormattable]
public partial record Made(string Name, Made? Next, List<Made?> Others);

[MemFormattable]
public partial record struct Value(string? Name, int Number = 3);

[MemFormattable]
public partial record KeptPair(Kept? First, Kept? Second);

[MemFormattable]
public partial record PlainPair(Plain? First, Plain? Second);

[MemFormattable]
public partial record ValuePair(Value First, Value? Second);

[MemFormattable]
public partial record StrictPair(Plain First, Plain Second);

[MemFormattable]
public partial record OneOfPair(Kept? Second);
