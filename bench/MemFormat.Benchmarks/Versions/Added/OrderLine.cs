namespace MemFormat.Benchmarks.Versions.Added;

/// <summary>A version of <see cref="Models.OrderLine"/> that has a member more.</summary>
[MemFormattable]
public sealed partial class OrderLine
{
    public int Sku { get; set; }
    public string Name { get; set; } = "";
    public int Quantity { get; set; }
    public decimal Price { get; set; }
    public bool Gift { get; set; }
    public int Discount { get; set; }
    public DateTime? ShippedAt { get; set; }
}
