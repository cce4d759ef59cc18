namespace MemFormat.Benchmarks.Start;

internal static class Feature
{
    public static bool Works()
    {
        Order order = new();
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(OrderData.One(5)), ref order);
        return order.Lines.Count == 5;
    }
}
