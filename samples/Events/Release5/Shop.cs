using Events.Orders;
using MemFormat;

namespace Events.Release5;

/// <summary>What other programs see of release 5.</summary>
public static class Shop
{
    public static MemFormatContext Events => OrderEvents.Default;

    /// <summary>What happened to an order.</summary>
    public static object[] Order(int number) =>
        [new OrderPlaced(number, "Zoe", ["tea", "two cups"], 1925), new OrderPaid(number, new Transfer("CH93"))];

    /// <summary>An event of any release, in words.</summary>
    public static string Tell(object happened) => happened switch
    {
        OrderPlaced placed => $"{placed.Customer} orders {string.Join(" and ", placed.Products)} for {placed.Cents / 100m:F2}",
        OrderPaid { Payment: Card card } => $"paid by the card {card.Digits}",
        OrderPaid { Payment: Transfer transfer } => $"paid from the account {transfer.Account}",
        _ => $"{happened}",
    };
}
