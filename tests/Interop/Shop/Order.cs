using MemFormat;

namespace Shop;

/// <summary>The first example of docs/typescript.md.</summary>
[MemFormattable]
public partial class Order
{
    public int Id { get; set; }
    public required string Customer { get; set; }
    public List<OrderLine> Lines { get; set; } = [];
}

[MemFormattable]
public partial class OrderLine
{
    public required string Article { get; set; }
    public int Quantity { get; set; } = 1;
}
