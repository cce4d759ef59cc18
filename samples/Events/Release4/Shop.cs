using Events.Orders;
using MemFormat;

namespace Events.Release4;

/// <summary>What other programs see of release 4.</summary>
public static class Shop
{
    public static MemFormatContext Events => OrderEvents.Default;

    /// <summary>What happened to an order.</summary>
    public static object[] Order(int number) =>
        [new OrderPlaced(number, "Joe", ["tea", "a cup"], 1175, null), new OrderPaid(number, new Card("1234"))];
}
