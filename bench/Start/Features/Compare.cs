namespace MemFormat.Benchmarks.Start;

internal static class Feature
{
    public static bool Works() => MemFormatSchema.Compare(MemFormatSchema.Of<Order>(), MemFormatSchema.Of<Address>()).Count > 0;
}
