namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Vehicle
{
    public string Plate { get; set; } = "";
    public string Maker { get; set; } = "";
    public string Model { get; set; } = "";
    public int Year { get; set; }
    public int Mileage { get; set; }
    public double Consumption { get; set; }
    public bool Electric { get; set; }
    public DateTime NextService { get; set; }
    public string? Driver { get; set; }
    public byte Seats { get; set; }
}
