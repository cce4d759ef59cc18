namespace MemFormat.Benchmarks.Versions.Removed;

/// <summary>A version of <see cref="Models.OrderLine"/> that has a member less.</summary>
[MemFormattable]
public sealed partial class OrderLine
{
    public int Sku { get; set; }
    public string Name { get; set; } = "";
    public int Quantity { get; set; }
    public decimal Price { get; set; }
    public DateTime? ShippedAt { get; set; }
}
