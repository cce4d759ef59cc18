using Corpus.Neighbours;
using MemFormat;
using Neighbour;

[assembly: MemUnionCase(typeof(IVehicle), 7, typeof(Tram))]
[assembly: MemUnionCase(typeof(IVehicle), 9, typeof(Express))]

namespace Corpus.Neighbours;

/// <summary>A case of a union of another assembly.</summary>
[MemFormattable]
public partial class Tram : IVehicle
{
    public int Line { get; set; }

    public IVehicle? Depot { get; set; }
}

/// <summary>A case that is a union itself.</summary>
[MemFormattable]
[MemUnion(1, typeof(Night))]
public partial class Express : IVehicle
{
    public int Line { get; set; }

    public long Speed { get; set; }
}

[MemFormattable]
public sealed partial class Night : Express
{
    public bool Lamp { get; set; }
}

/// <summary>Holds values of the union.</summary>
[MemFormattable]
public partial class Depot
{
    public List<IVehicle> Vehicles { get; set; } = [];

    public IVehicle? Best { get; set; }
}
