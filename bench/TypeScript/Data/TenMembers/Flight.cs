namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Flight
{
    public string FlightNumber { get; set; } = "";
    public string Origin { get; set; } = "";
    public string Arrival { get; set; } = "";
    public DateTime DepartsAt { get; set; }
    public DateTime ArrivesAt { get; set; }
    public int Gate { get; set; }
    public string Aircraft { get; set; } = "";
    public bool Delayed { get; set; }
    public int DelayMinutes { get; set; }
    public double Distance { get; set; }
}
