namespace MemFormat.Files.Benchmarks;

[MemFormattable]
public partial class Order
{
    public int Id { get; set; }
    public string Customer { get; set; } = "";
    public DateTime Placed { get; set; }
    public List<OrderLine> Lines { get; set; } = [];

    /// <summary>The order with a number; about 110 bytes.</summary>
    public static Order Of(int id) => new()
    {
        Id = id,
        Customer = "customer " + (id * 31 % 5_000),
        Placed = new DateTime(2026, 1, 1).AddSeconds(id),
        Lines = [.. Enumerable.Range(0, 3).Select(i => new OrderLine { Article = "article " + ((id + (7 * i)) % 300), Quantity = 1 + (id % 9), Price = 1.25m * (1 + (id % 40)) })],
    };
}

[MemFormattable]
public partial class OrderLine
{
    public string Article { get; set; } = "";
    public int Quantity { get; set; }
    public decimal Price { get; set; }
}
