using Google.Protobuf;
using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Orders;

/// <summary>The same data as messages; made once, not measured.</summary>
internal static class OrderProtobuf
{
    private const decimal NanosInOne = 1_000_000_000;

    public static Protos.Order From(Order order)
    {
        var message = new Protos.Order
        {
            Id = order.Id,
            CustomerId = ByteString.CopyFrom(order.CustomerId.ToByteArray()),
            PlacedAt = order.PlacedAt.ToBinary(),
            Currency = order.Currency,
            Status = (Protos.OrderStatus)order.Status,
        };
        message.Lines.AddRange(order.Lines.Select(From));
        if (order.ShipTo is { } address)
            message.ShipTo = From(address);

        if (order.Note is { } note)
            message.Note = note;

        return message;
    }

    public static Protos.OrderList From(List<Order> orders)
    {
        var list = new Protos.OrderList();
        list.Items.AddRange(orders.Select(From));
        return list;
    }

    private static Protos.OrderLine From(OrderLine line)
    {
        var message = new Protos.OrderLine
        {
            Sku = line.Sku,
            Name = line.Name,
            Quantity = line.Quantity,
            Price = new Protos.DecimalValue
            {
                Units = decimal.ToInt64(line.Price),
                Nanos = decimal.ToInt32((line.Price - decimal.Truncate(line.Price)) * NanosInOne),
            },
            Gift = line.Gift,
        };
        if (line.ShippedAt is { } shippedAt)
            message.ShippedAt = shippedAt.ToBinary();

        return message;
    }

    private static Protos.Address From(Address address) => new()
    {
        Street = address.Street,
        City = address.City,
        Zip = address.Zip,
        Country = address.Country,
    };
}
