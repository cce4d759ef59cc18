using StackExchange.Redis;

namespace MemFormat.Recipes.Tests;

/// <summary>Values, hashes and streams in a real Redis.</summary>
public sealed class RedisTests : IDisposable
{
    private readonly RedisServer _server = new();

    public void Dispose() => _server.Dispose();

    [RedisFact]
    public async Task Values_and_streams_hold_payloads()
    {
        await using var redis = await ConnectionMultiplexer.ConnectAsync($"127.0.0.1:{_server.Port},syncTimeout=60000");
        var database = redis.GetDatabase();
        var order = new Order(7, "Ada", ["tea"]);
        await database.StringSetAsync($"order:{order.Id}", MemFormatSerializer.Serialize(order), TimeSpan.FromHours(1));
        byte[]? stored = await database.StringGetAsync("order:7");
        var read = stored is null ? null : MemFormatSerializer.Deserialize<Order>(stored);
        Assert.Equal(["tea"], read!.Products!);

        await database.StreamAddAsync("orders", "order", MemFormatSerializer.Serialize(order));
        await database.StreamAddAsync("orders", "order", MemFormatSerializer.Serialize(new Before.Order(8, "Bob")));
        var buyers = new List<string>();
        foreach (var entry in await database.StreamReadAsync("orders", "0-0"))
            buyers.Add(MemFormatSerializer.Deserialize<Order>((byte[])entry["order"]!)!.Buyer);
        Assert.Equal(["Ada", "Bob"], buyers);
    }
}
