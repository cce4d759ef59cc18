namespace MemFormat.Benchmarks.Versions.Reordered;

/// <summary>A version of <see cref="Models.OrderLine"/> whose members are declared in another order.</summary>
[MemFormattable]
public sealed partial class OrderLine
{
    public DateTime? ShippedAt { get; set; }
    public bool Gift { get; set; }
    public decimal Price { get; set; }
    public int Quantity { get; set; }
    public string Name { get; set; } = "";
    public int Sku { get; set; }
}
