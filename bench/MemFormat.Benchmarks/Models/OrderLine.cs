namespace MemFormat.Benchmarks.Models;

/// <summary>A line of an <see cref="Order"/>.</summary>
[MemFormattable]
public sealed partial class OrderLine
{
    public int Sku { get; set; }
    public string Name { get; set; } = "";
    public int Quantity { get; set; }
    public decimal Price { get; set; }
    public bool Gift { get; set; }
    public DateTime? ShippedAt { get; set; }
}
