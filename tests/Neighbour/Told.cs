using MemFormat;

namespace Neighbour;

/// <summary>A base class with callbacks.</summary>
[MemFormattable]
public partial class Told : IMemSerializing, IMemDeserialized
{
    public string? Name { get; set; }

    [MemIgnore]
    public int Calls { get; private set; }

    public void OnSerializing() => Calls++;

    public void OnDeserialized() => Calls++;
}
