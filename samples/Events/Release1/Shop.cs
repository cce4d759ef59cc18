using Events.Orders;
using MemFormat;

namespace Events.Release1;

/// <summary>What other programs see of release 1.</summary>
public static class Shop
{
    public static MemFormatContext Events => OrderEvents.Default;

    /// <summary>What happened to an order.</summary>
    public static object[] Order(int number) =>
        [new OrderPlaced(number, "Ada", "tea", 425, "555-0100"), new OrderPaid(number, new Card("1234"))];
}
