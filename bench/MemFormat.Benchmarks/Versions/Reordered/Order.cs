using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Versions.Reordered;

/// <summary>A version of <see cref="Models.Order"/> whose members are declared in another order.</summary>
[MemFormattable]
public sealed partial class Order
{
    public string? Note { get; set; }
    public Address? ShipTo { get; set; }
    public List<OrderLine> Lines { get; set; } = [];
    public OrderStatus Status { get; set; }
    public string Currency { get; set; } = "";
    public DateTime PlacedAt { get; set; }
    public Guid CustomerId { get; set; }
    public int Id { get; set; }
}
