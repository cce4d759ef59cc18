namespace MemFormat.Benchmarks.Start;

internal static class Contender
{
    public static int WriteAndRead(Order order) => MemFormatSerializer.Deserialize<Order>(MemFormatSerializer.Serialize(order))!.Lines.Count;
}
