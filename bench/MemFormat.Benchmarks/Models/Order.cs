namespace MemFormat.Benchmarks.Models;

/// <summary>A web payload: a nested list, an address, decimals, nullable dates, an enum.</summary>
[MemFormattable]
public sealed partial class Order
{
    public int Id { get; set; }
    public Guid CustomerId { get; set; }
    public DateTime PlacedAt { get; set; }
    public string Currency { get; set; } = "";
    public OrderStatus Status { get; set; }
    public List<OrderLine> Lines { get; set; } = [];
    public Address? ShipTo { get; set; }
    public string? Note { get; set; }
}
