using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Reference;

/// <summary>The same graph from ready values, each string anew.</summary>
internal static class Floor
{
    public static Poco Copy(Poco source) => new()
    {
        StringProp = Copy(source.StringProp),
        IntProp = source.IntProp,
        GuidProp = source.GuidProp,
        DateProp = source.DateProp,
    };

    public static Row Copy(Row source) => new()
    {
        A = source.A,
        B = source.B,
        C = source.C,
        D = source.D,
        E = source.E,
        F = source.F,
        G = source.G,
        H = source.H,
        Name = Copy(source.Name),
    };

    public static Order Copy(Order source) => new()
    {
        Id = source.Id,
        CustomerId = source.CustomerId,
        PlacedAt = source.PlacedAt,
        Currency = Copy(source.Currency),
        Status = source.Status,
        Lines = OrderLineLists.Copy(source.Lines),
        ShipTo = source.ShipTo is { } address ? Copy(address) : null,
        Note = source.Note is { } note ? Copy(note) : null,
    };

    public static OrderLine Copy(OrderLine source) => new()
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
