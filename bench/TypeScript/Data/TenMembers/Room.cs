namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Room
{
    public int RoomNumber { get; set; }
    public string Kind { get; set; } = "";
    public byte Beds { get; set; }
    public decimal Nightly { get; set; }
    public bool Balcony { get; set; }
    public bool Smoking { get; set; }
    public double SquareMetres { get; set; }
    public string? View { get; set; }
    public DateTime CleanedAt { get; set; }
    public List<int> Amenities { get; set; } = [];
}
