namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Warehouse
{
    public Guid Id { get; set; }
    public string Site { get; set; } = "";
    public string Street { get; set; } = "";
    public string Zip { get; set; } = "";
    public double Latitude { get; set; }
    public double Longitude { get; set; }
    public int Docks { get; set; }
    public int Capacity { get; set; }
    public bool Heated { get; set; }
    public string? Manager { get; set; }
}
