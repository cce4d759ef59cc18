namespace MemFormat.Benchmarks.Start;

internal static class Feature
{
    public static bool Works() => RunAsync().GetAwaiter().GetResult() == 3;

    private static async Task<int> RunAsync()
    {
        using MemoryStream stream = new();
        await MemFormatSerializer.WriteManyAsync(stream, OrderData.Many(3));
        stream.Position = 0;
        var count = 0;
        await foreach (var order in MemFormatSerializer.ReadManyAsync<Order>(stream))
            count++;
        return count;
    }
}
