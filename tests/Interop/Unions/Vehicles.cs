using Garage;
using MemFormat;
using Neighbour;

[assembly: MemUnionCase(typeof(IVehicle), 7, typeof(Tram))]
[assembly: MemUnionCase(typeof(ICloneable), 1, typeof(Sheep)), MemUnionCase(typeof(ICloneable), 3, typeof(Seed))]

namespace Garage;

/// <summary>A case of another assembly's union, which reaches a union of its own.</summary>
[MemFormattable]
public partial class Tram : IVehicle
{
    public int Line { get; set; }

    public IVehicle? Tows { get; set; }

    public IDriver? Driver { get; set; }
}

[MemFormattable, MemUnion(1, typeof(Robot))] public partial interface IDriver;
[MemFormattable] public partial record Robot(int Model) : IDriver;

[MemFormattable] public partial record Yard(List<IVehicle> Vehicles, IVehicle? Best);

/// <summary>An interface whose assembly knows nothing of unions.</summary>
[MemFormattable] public partial record Farm(ICloneable? First, List<ICloneable> All);

[MemFormattable]
public partial record Sheep(string Name) : ICloneable
{
    object ICloneable.Clone() => this with { };
}

[MemFormattable]
public partial record struct Seed(int Count) : ICloneable
{
    readonly object ICloneable.Clone() => this;
}
