namespace MemFormat.Benchmarks.Start;

internal static class Feature
{
    private static readonly MemFormatOptions s_options = new() { Compression = MemFormatCompression.Brotli(4) };

    public static bool Works() =>
        MemFormatSerializer.Deserialize<Order>(MemFormatSerializer.Serialize(OrderData.One(5), s_options), s_options)!.Lines.Count == 5;
}
