namespace MemFormat.Benchmarks.TenMembers;

[MemFormattable]
public sealed partial class Product
{
    public long Sku { get; set; }
    public string Title { get; set; } = "";
    public string Description { get; set; } = "";
    public decimal Price { get; set; }
    public int Stock { get; set; }
    public double Weight { get; set; }
    public bool Discontinued { get; set; }
    public string? ImageUrl { get; set; }
    public List<int> Categories { get; set; } = [];
    public DateTime ReleasedAt { get; set; }
}
