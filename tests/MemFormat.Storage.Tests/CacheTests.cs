using System.Buffers;

namespace MemFormat.Storage.Tests;

/// <summary>Caches that outlive a release: the first one fills them, the second reads and fills, the first reads again.</summary>
public sealed class CacheTests(RedisServer redis) : IClassFixture<RedisServer>
{
    private const int Count = 20;

    [Fact]
    public async Task Entries_in_memory_outlive_a_deploy_and_a_rollback() => await DeployAsync(services => services.AddDistributedMemoryCache());

    [RedisFact]
    public async Task Entries_in_Redis_outlive_a_deploy_and_a_rollback() =>
        await DeployAsync(services => services.AddStackExchangeRedisCache(options => options.Configuration = $"127.0.0.1:{redis.Port}"));

    [Fact]
    public async Task An_entry_that_cannot_be_read_is_made_again()
    {
        using var provider = Release(services => services.AddDistributedMemoryCache());
        var cache = provider.GetRequiredService<IDistributedCache>();
        await cache.SetMemFormatAsync("p", First.Product.Sample(1));
        await Assert.ThrowsAsync<MemFormatException>(() => cache.GetMemFormatAsync<Broken.Product>("p"));

        var made = await cache.GetOrSetMemFormatAsync("p", _ => ValueTask.FromResult(new Broken.Product(1, "made", 2, false)));
        Assert.Equal("made", made!.Name);
        var kept = await cache.GetOrSetMemFormatAsync<Broken.Product>("p", _ => throw new InvalidOperationException("The entry is there."));
        Assert.Equal(made, kept);
    }

    [Fact]
    public async Task Entries_in_memory_that_cannot_be_read_are_misses() => await MissAsync(services => services.AddDistributedMemoryCache());

    [RedisFact]
    public async Task Entries_in_Redis_that_cannot_be_read_are_misses() =>
        await MissAsync(services => services.AddStackExchangeRedisCache(options => options.Configuration = $"127.0.0.1:{redis.Port}"));

    /// <summary>Errors of the value's own making, and of its writing, are no misses: nothing is made twice.</summary>
    [Fact]
    public async Task Errors_of_the_value_are_errors()
    {
        using var provider = Release(services => services.AddDistributedMemoryCache());
        var (cache, calls) = (provider.GetRequiredService<HybridCache>(), 0);
        ValueTask<First.Product> Fail()
        {
            calls++;
            return ValueTask.FromResult(MemFormatSerializer.Deserialize<First.Product>([1, 2])!);
        }

        await Assert.ThrowsAsync<MemFormatException>(() => cache.GetOrCreateAsync("own", _ => Fail()).AsTask());
        Assert.Equal(1, calls);
        await Assert.ThrowsAsync<InvalidOperationException>(
            () => cache.GetOrCreateAsync<int>("none", _ => throw new InvalidOperationException()).AsTask());
    }

    /// <summary>Every truncation and every flipped byte: the value, another one, or the one exception.</summary>
    [Fact]
    public void Bad_entries_are_errors()
    {
        var serializer = new MemFormatCacheSerializer<First.Product>();
        var writer = new ArrayBufferWriter<byte>();
        serializer.Serialize(First.Product.Sample(1), writer);
        var bytes = writer.WrittenSpan.ToArray();
        for (var length = 0; length < bytes.Length; length++)
        {
            var cut = new ReadOnlySequence<byte>(bytes, 0, length);
            Assert.Throws<MemFormatException>(() => serializer.Deserialize(cut));
        }

        for (var i = 0; i < bytes.Length; i++)
        {
            var flipped = bytes.ToArray();
            flipped[i] ^= 0xFF;
            if (Record.Exception(() => serializer.Deserialize(new(flipped))) is { } error)
                Assert.IsType<MemFormatException>(error);
        }
    }

    [Fact]
    public async Task A_null_is_an_entry_and_a_missing_one_is_null()
    {
        using var provider = Release(services => services.AddDistributedMemoryCache());
        var cache = provider.GetRequiredService<IDistributedCache>();
        Assert.Null(await cache.GetMemFormatAsync<First.Product>("p"));
        await cache.SetMemFormatAsync<First.Product?>("p", null);
        Assert.NotNull(await cache.GetAsync("p"));
        Assert.Null(await cache.GetMemFormatAsync<First.Product>("p"));
    }

    /// <summary>What has no codec stays with the serializers of the cache.</summary>
    [Fact]
    public async Task Types_without_a_codec_are_cached_too()
    {
        Assert.False(new MemFormatCacheSerializerFactory().TryCreateSerializer<Unstored>(out _));
        Assert.True(new MemFormatCacheSerializerFactory().TryCreateSerializer<List<First.Product>>(out _));
        using var provider = Release(services => services.AddDistributedMemoryCache());
        var made = await provider.GetRequiredService<HybridCache>().GetOrCreateAsync("u", _ => ValueTask.FromResult(new Unstored(3)));
        Assert.Equal(new Unstored(3), made);
    }

    private static async Task MissAsync(Action<IServiceCollection> store)
    {
        var shared = new SharedCache(Release(store).GetRequiredService<IDistributedCache>());
        void Shared(IServiceCollection services) => services.AddSingleton<IDistributedCache>(shared);
        await using (var first = Release(Shared))
        {
            await FillAsync(first, "miss", First.Product.Sample);
            await first.GetRequiredService<HybridCache>().GetOrCreateAsync("hybrid:seven", _ => ValueTask.FromResult("seven"));
        }

        var made = 0;
        await using (var broken = Release(Shared))
        {
            // Many at once share the value that is made.
            var cache = broken.GetRequiredService<HybridCache>();
            for (var id = 0; id < Count; id++)
            {
                var own = id;
                var products = await Task.WhenAll(Enumerable.Range(0, 5).Select(_ => cache.GetOrCreateAsync($"hybrid:miss{own}", async _ =>
                {
                    Interlocked.Increment(ref made);
                    await Task.Delay(20);
                    return new Broken.Product(own, "made", 2, false);
                }).AsTask()));
                Assert.All(products, product => Assert.Equal(new Broken.Product(own, "made", 2, false), product));
            }

            Assert.InRange(made, Count, Count * 2);
            Assert.Equal(7, await cache.GetOrCreateAsync("hybrid:seven", _ => ValueTask.FromResult(7)));
            var immutable = await cache.GetOrCreateAsync("hybrid:seven", _ => ValueTask.FromResult(new Unchanging(5)));
            Assert.Equal(5, immutable.Id);

            // Without making one, it is no entry.
            await shared.RemoveAsync("hybrid:seven");
            var none =
                await cache.GetOrCreateAsync("hybrid:miss1", _ => ValueTask.FromResult<First.Product?>(First.Product.Sample(1)),
                    new() { Flags = HybridCacheEntryFlags.DisableUnderlyingData });
            Assert.Null(none);
        }

        // What was made has taken the place of what could not be read.
        await using var again = Release(Shared);
        for (var id = 2; id < Count; id++)
        {
            var product = await again.GetRequiredService<HybridCache>().GetOrCreateAsync<Broken.Product>(
                $"hybrid:miss{id}", _ => throw new InvalidOperationException("The new entry was not used."));
            Assert.Equal("made", product.Name);
        }
    }

    private static async Task DeployAsync(Action<IServiceCollection> store)
    {
        // One provider per release; the distributed store is what they share.
        var shared = new SharedCache(Release(store).GetRequiredService<IDistributedCache>());
        void Shared(IServiceCollection services) => services.AddSingleton<IDistributedCache>(shared);

        await using (var first = Release(Shared))
            await FillAsync(first, "a", First.Product.Sample);
        await using (var second = Release(Shared))
        {
            await FoundAsync(second, "a", Second.Product.Sample);
            await FillAsync(second, "b", id => Second.Product.Sample(id) with { Stock = id });
        }

        await using var again = Release(Shared);
        await FoundAsync(again, "a", First.Product.Sample);
        await FoundAsync(again, "b", First.Product.Sample);
    }

    private static async Task FillAsync<T>(IServiceProvider release, string prefix, Func<int, T> product)
    {
        for (var id = 0; id < Count; id++)
        {
            var own = id;
            await release.GetRequiredService<HybridCache>().GetOrCreateAsync($"hybrid:{prefix}{id}", _ => ValueTask.FromResult(product(own)));
            await release.GetRequiredService<IDistributedCache>().SetMemFormatAsync($"plain:{prefix}{id}", product(id));
        }
    }

    private static async Task FoundAsync<T>(IServiceProvider release, string prefix, Func<int, T> product)
    {
        for (var id = 0; id < Count; id++)
        {
            // A miss would make the value, so it throws.
            var hybrid = await release.GetRequiredService<HybridCache>().GetOrCreateAsync<T>(
                $"hybrid:{prefix}{id}", _ => throw new InvalidOperationException("The entry of the other release was not used."));
            var plain = await release.GetRequiredService<IDistributedCache>().GetMemFormatAsync<T>($"plain:{prefix}{id}");
            Assert.Equal(MemFormatSerializer.Serialize(product(id)), MemFormatSerializer.Serialize(hybrid));
            Assert.Equal(MemFormatSerializer.Serialize(product(id)), MemFormatSerializer.Serialize(plain));
        }
    }

    private static ServiceProvider Release(Action<IServiceCollection> store)
    {
        var services = new ServiceCollection();
        store(services);
        services.AddHybridCache().AddMemFormat();
        return services.BuildServiceProvider();
    }

    private sealed record Unstored(int Id);
}

[System.ComponentModel.ImmutableObject(true)]
[MemFormattable]
public sealed partial record Unchanging(long Id);
