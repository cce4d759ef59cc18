using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Versions.Widened;

/// <summary>The version of <see cref="Models.Order"/> whose lines are <see cref="OrderLine"/>.</summary>
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
