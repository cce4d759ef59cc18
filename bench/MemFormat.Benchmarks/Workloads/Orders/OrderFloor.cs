using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Orders;

/// <summary>The same graph from ready values.</summary>
internal static class OrderFloor
{
    public static Order Copy(Order source) => new()
    {
        Id = source.Id,
        CustomerId = source.CustomerId,
        PlacedAt = source.PlacedAt,
        Currency = Copy(source.Currency),
        Status = source.Status,
        Lines = Copy(source.Lines),
        ShipTo = source.ShipTo is { } address ? Copy(address) : null,
        Note = source.Note is { } note ? Copy(note) : null,
    };

    public static List<Order> Copy(List<Order> source)
    {
        var list = new List<Order>(source.Count);
        CollectionsMarshal.SetCount(list, source.Count);
        var from = CollectionsMarshal.AsSpan(source);
        var to = CollectionsMarshal.AsSpan(list);
        for (var i = 0; i < to.Length; i++)
            to[i] = Copy(from[i]);

        return list;
    }

    private static List<OrderLine> Copy(List<OrderLine> source)
    {
        var list = new List<OrderLine>(source.Count);
        CollectionsMarshal.SetCount(list, source.Count);
        var from = CollectionsMarshal.AsSpan(source);
        var to = CollectionsMarshal.AsSpan(list);
        for (var i = 0; i < to.Length; i++)
            to[i] = Copy(from[i]);

        return list;
    }

    private static OrderLine Copy(OrderLine source) => new()
    {
        Sku = source.Sku,
        Name = Copy(source.Name),
        Quantity = source.Quantity,
        Price = source.Price,
        Gift = source.Gift,
        ShippedAt = source.ShippedAt,
    };

    private static Address Copy(Address source) => new()
    {
        Street = Copy(source.Street),
        City = Copy(source.City),
        Zip = Copy(source.Zip),
        Country = Copy(source.Country),
    };

    private static string Copy(string source) => new(source.AsSpan());
}
