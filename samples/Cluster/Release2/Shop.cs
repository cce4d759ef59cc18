namespace Node;

/// <summary>What release 2 does with its types.</summary>
internal static class Shop
{
    public static Submit Order(int id) => new([$"Customer {id}"], id, id);

    public static bool IsWhole(Submit order) => order.Customers is [var customer] && customer == $"Customer {order.Id}" && order.Price == order.Id;

    public static Answer Take(DeskState state, Submit order)
    {
        if (state.Ids.Add(order.Id))
            state.Total += order.Price;
        return new(order.Id, state.Ids.Count, Release: 2, order.Priority);
    }

    public static bool IsWhole(DeskState state) => state.Total == state.Ids.Sum(id => (long)id);
}
