namespace Node;

/// <summary>What release 1 does with its types.</summary>
internal static class Shop
{
    public static Submit Order(int id) => new(id, $"Customer {id}", id);

    public static bool IsWhole(Submit order) => order.Customer == $"Customer {order.Id}" && order.Price == order.Id;

    public static Answer Take(DeskState state, Submit order)
    {
        if (state.Ids.Add(order.Id))
            state.Sum += order.Price;
        return new(order.Id, state.Ids.Count, Release: 1);
    }

    public static bool IsWhole(DeskState state) => state.Sum == state.Ids.Sum();
}
