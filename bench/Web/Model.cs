using System.Text.Json.Serialization;

namespace MemFormat.Web.Benchmarks;

[MemFormattable]
public sealed partial record Order(int Id, string Customer, DateTime Placed, decimal Total, List<OrderLine> Lines)
{
    /// <summary>Orders of three lines, the same in each run.</summary>
    public static List<Order> Many(int count) =>
    [
        .. Enumerable.Range(1, count).Select(id => new Order(
            id, $"Customer {id}", new DateTime(2026, 1, 1, 8, 0, 0, DateTimeKind.Utc).AddMinutes(id * 37), id * 12.5m,
            [.. Enumerable.Range(1, 3).Select(line => new OrderLine(id * 10 + line, $"Article {line}", line, line * 9.95))])),
    ];
}

[MemFormattable]
public sealed partial record OrderLine(long Article, string Name, int Quantity, double Price);

[JsonSerializable(typeof(List<Order>))]
[JsonSourceGenerationOptions(System.Text.Json.JsonSerializerDefaults.Web)]
internal sealed partial class OrderJson : JsonSerializerContext;

[MemFormatRoot(typeof(List<Order>))]
internal sealed partial class OrderContext : MemFormatContext
{
    public static MemFormatOptions Options { get; } = new() { Context = Default };
}

/// <summary>A message of MassTransit.</summary>
[MemFormattable]
public sealed partial record OrderList(List<Order> Orders)
{
    private static long s_count;

    public static long Count => Volatile.Read(ref s_count);

    public void Arrived() => Interlocked.Increment(ref s_count);
}
