namespace MemFormat.Benchmarks.Versions.Widened;

/// <summary>A version of <see cref="Models.OrderLine"/> with a narrower number, that later was widened.</summary>
[MemFormattable]
public sealed partial class OrderLine
{
    public int Sku { get; set; }
    public string Name { get; set; } = "";
    public short Quantity { get; set; }
    public decimal Price { get; set; }
    public bool Gift { get; set; }
    public DateTime? ShippedAt { get; set; }
}
