namespace MemFormat.Benchmarks.Models.Unsealed;

/// <summary>The same as <see cref="Models.Order"/>, open to inheritance: a value can be of a derived type, and the codec must look.</summary>
[MemFormattable]
public partial class Order
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
