namespace MemFormat.Benchmarks.Models.Unsealed;

/// <summary>The same as <see cref="Models.OrderLine"/>, open to inheritance: a value can be of a derived type, and the codec must look.</summary>
[MemFormattable]
public partial class OrderLine
{
    public int Sku { get; set; }
    public string Name { get; set; } = "";
    public int Quantity { get; set; }
    public decimal Price { get; set; }
    public bool Gift { get; set; }
    public DateTime? ShippedAt { get; set; }
}
