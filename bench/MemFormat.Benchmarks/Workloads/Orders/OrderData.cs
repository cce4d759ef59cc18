using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Orders;

internal static class OrderData
{
    private static readonly string[] s_names =
    [
        "Espresso machine", "Filter paper", "Kettle", "Grinder burr set", "Café crème 250 g", "Scale", "Cup", "Thermometer",
    ];

    public static Order One(int lines)
    {
        var random = new Random(3);
        var order = new Order
        {
            Id = 42,
            CustomerId = new Guid("3f2504e0-4f89-11d3-9a0c-0305e82c3301"),
            PlacedAt = new DateTime(2026, 11, 21, 10, 30, 0, DateTimeKind.Utc),
            Currency = "EUR",
            Status = OrderStatus.Paid,
            ShipTo = new Address { Street = "12 Long Acre", City = "London", Zip = "WC2E 9LH", Country = "GB" },
        };
        for (var i = 0; i < lines; i++)
        {
            order.Lines.Add(new OrderLine
            {
                Sku = 1000 + random.Next(9000),
                Name = s_names[i % s_names.Length],
                Quantity = 1 + random.Next(5),
                Price = new decimal(random.Next(100, 99999), 0, 0, false, 2),
                Gift = (i % 4) == 0,
                ShippedAt = (i % 3) == 0 ? new DateTime(2026, 11, 22, 8, 0, 0, DateTimeKind.Utc) : null,
            });
        }

        return order;
    }

    public static List<Order> Many(int count)
    {
        var orders = new List<Order>(count);
        for (var i = 0; i < count; i++)
        {
            var order = One(3 + (i % 5));
            order.Id = i;
            orders.Add(order);
        }

        return orders;
    }
}
