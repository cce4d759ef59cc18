namespace MemFormat.Benchmarks.Models.Compact;

/// <summary>The same as <see cref="Models.Order"/>, its numbers in as few bytes as they need.</summary>
[MemFormattable(Encoding = MemEncoding.Compact)]
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
