namespace MemFormat.Benchmarks.Start;

internal static class Contender
{
    public static int WriteAndRead(Order order) => order.Lines.Count;
}
