using Garage;
using MemFormat;
using Neighbour;

[assembly: MemUnionCase(typeof(IVehicle), 7, typeof(Tram))]

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
