using MemFormat;
using Neighbour;

namespace Garage;

/// <summary>A record whose base record another assembly generates.</summary>
[MemFormattable]
public sealed partial record Puma(string Name, int Speed) : Creature(Name)
{
    public static Puma Of() => new("p", 4) { Age = 3, Steps = 9, IsLoud = true, Tags = { "t" }, Parent = new Creature("q", 1, 2, 3, 4, 5) };
}

/// <summary>The street is its own business, not its base class's.</summary>
[MemFormattable] public sealed partial class Hall(string street, int number) : Building(street, number);

/// <summary>What the hall could have been.</summary>
[MemFormattable] public sealed partial class NoHall { public int Number { get; set; } public bool IsOpen { get; set; } }

[MemFormattable] public sealed partial record PumaEnvelope(Puma Body) : Envelope<Puma>(Body);

[MemFormattable] public partial record Zoo(List<Puma?> Pumas, Hall? Hall, PumaEnvelope Letter);

[MemFormattable]
public partial class NoZoo
{
    public NoHall? Hall { get; set; }
    public List<Puma?> Pumas { get; set; } = []; public PumaEnvelope Letter { get; set; } =
    new(Puma.Of()) { Version = 1 };
}
