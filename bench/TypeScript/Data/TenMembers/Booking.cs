namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Booking
{
    public Guid BookingId { get; set; }
    public string Passenger { get; set; } = "";
    public string Seat { get; set; } = "";
    public decimal Fare { get; set; }
    public int Bags { get; set; }
    public bool CheckedIn { get; set; }
    public DateTime BookedAt { get; set; }
    public string? Meal { get; set; }
    public string FareClass { get; set; } = "";
    public int Miles { get; set; }
}
