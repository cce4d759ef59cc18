namespace MemFormat.Benchmarks.Start;

internal static class Feature
{
    public static bool Works() => MemFormatJson.ToString(MemFormatSerializer.Serialize(OrderData.One(1))).Length > 100;
}
