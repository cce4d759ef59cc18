using Events.Orders;
using MemFormat;

namespace Events.Release2;

/// <summary>What other programs see of release 2.</summary>
public static class Shop
{
    public static MemFormatContext Events => OrderEvents.Default;

    /// <summary>What happened to an order.</summary>
    public static object[] Order(int number) =>
        [new OrderPlaced(number, "Bob", "a kettle", 3990, "555-0101"), new OrderPaid(number, new Card("1234"))];
}
