using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Memory;
using Microsoft.Extensions.Options;
using ZiggyCreatures.Caching.Fusion;
using ZiggyCreatures.Caching.Fusion.Internals.Distributed;

namespace MemFormat.Recipes.Tests;

/// <summary>FusionCache, with a second level that programs share.</summary>
public sealed class FusionTests
{
    private readonly MemoryDistributedCache _shared = new(Options.Create(new MemoryDistributedCacheOptions()));

    [Fact]
    public async Task Entries_of_the_release_before_are_read()
    {
        using var before = Create();
        await before.SetAsync("order", new Before.Order(7, "Ada"), tags: ["orders"]);
        using var cache = Create();
        var read = await cache.GetOrDefaultAsync<Order>("order");
        Assert.Equal(new Order(7, "Ada"), read);
        await cache.RemoveByTagAsync("orders");
        Assert.Null(await cache.GetOrDefaultAsync<Order>("order"));
    }

    [Fact]
    public void Metadata_and_tags_survive()
    {
        var entry = new FusionCacheDistributedEntry<Order>(new(7, "Ada", []), 1, 2, ["orders"], new(true, 3, "v1", 4, 5, 6));
        var serializer = new MemFormatFusion();
        var read = serializer.Deserialize<FusionCacheDistributedEntry<Order>>(serializer.Serialize(entry))!;
        Assert.Equal((1, 2), (read.Timestamp, read.LogicalExpirationTimestamp));
        Assert.Equal(FusionMetadata.From(entry.Metadata!), FusionMetadata.From(read.Metadata!));
        Assert.Equal("Ada", read.Value.Buyer);
        Assert.Equal(["orders"], read.Tags!);
    }

    private FusionCache Create()
    {
        var cache = new FusionCache(new FusionCacheOptions());
        IDistributedCache distributed = _shared;
        cache.SetupDistributedCache(distributed, new MemFormatFusion());
        return cache;
    }
}
