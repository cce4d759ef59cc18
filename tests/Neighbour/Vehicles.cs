using MemFormat;

namespace Neighbour;

/// <summary>A union to which other assemblies add cases.</summary>
[MemFormattable]
[MemUnion(1, typeof(Bus))]
public partial interface IVehicle;

/// <summary>The case that is declared.</summary>
[MemFormattable(Encoding = MemEncoding.Fixed)]
public sealed partial class Bus : IVehicle
{
    public int Seats { get; set; }
}
