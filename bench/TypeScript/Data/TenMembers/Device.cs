namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Device
{
    public Guid Serial { get; set; }
    public string Hostname { get; set; } = "";
    public string Firmware { get; set; } = "";
    public double Uptime { get; set; }
    public float Voltage { get; set; }
    public int Restarts { get; set; }
    public bool Reachable { get; set; }
    public DateTime SeenAt { get; set; }
    public string? Location { get; set; }
    public ushort Port { get; set; }
}
