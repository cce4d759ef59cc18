using Events.Orders;
using MemFormat;

namespace Events.Release3;

/// <summary>What other programs see of release 3.</summary>
public static class Shop
{
    public static MemFormatContext Events => OrderEvents.Default;

    /// <summary>What happened to an order.</summary>
    public static object[] Order(int number) =>
        [new OrderPlaced(number, "Eve", "a teahouse", 2_500_000_000, null), new OrderPaid(number, new Card("1234"))];
}
