namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Shipment
{
    public long Tracking { get; set; }
    public Guid OrderId { get; set; }
    public string Carrier { get; set; } = "";
    public DateTime ShippedOn { get; set; }
    public DateTime? DeliveredOn { get; set; }
    public double Kilograms { get; set; }
    public int Parcels { get; set; }
    public decimal Freight { get; set; }
    public string Destination { get; set; } = "";
    public bool Insured { get; set; }
}
