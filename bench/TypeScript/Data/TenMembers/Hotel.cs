namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Hotel
{
    public int HotelId { get; set; }
    public string Property { get; set; } = "";
    public string City { get; set; } = "";
    public byte Stars { get; set; }
    public double Score { get; set; }
    public int Reviews { get; set; }
    public decimal FromPrice { get; set; }
    public bool Pool { get; set; }
    public bool Parking { get; set; }
    public List<string> Photos { get; set; } = [];
}
