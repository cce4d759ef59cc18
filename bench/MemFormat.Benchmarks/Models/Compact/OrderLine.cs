namespace MemFormat.Benchmarks.Models.Compact;

/// <summary>The same as <see cref="Models.OrderLine"/>, its numbers in as few bytes as they need.</summary>
[MemFormattable(Encoding = MemEncoding.Compact)]
public sealed partial class OrderLine
{
    public int Sku { get; set; }
    public string Name { get; set; } = "";
    public int Quantity { get; set; }
    public decimal Price { get; set; }
    public bool Gift { get; set; }
    public DateTime? ShippedAt { get; set; }
}
