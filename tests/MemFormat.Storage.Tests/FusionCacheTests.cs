using System.Text;
using ZiggyCreatures.Caching.Fusion;
using ZiggyCreatures.Caching.Fusion.Internals.Distributed;

namespace MemFormat.Storage.Tests;

/// <summary>FusionCache over a real Redis, which programs of several releases share.</summary>
public sealed class FusionCacheTests(RedisServer redis) : IClassFixture<RedisServer>
{
    [RedisFact]
    public async Task Entries_outlive_a_deploy_and_a_rollback()
    {
        await using var first = Program();
        await using var second = Program();
        await Cache(first).SetAsync("deploy", First.Product.Sample(1), tags: ["products"]);
        var read = await Cache(second).GetOrDefaultAsync<Second.Product>("deploy");
        Assert.Equal(("Product 1", 10, 7), (read!.Title, (int)read.Price, read.Stock));

        await Cache(second).SetAsync("rollback", Second.Product.Sample(2), tags: ["products"]);
        Assert.Equal("Product 2", (await Cache(first).GetOrDefaultAsync<First.Product>("rollback"))!.Name);

        // Tags are entries with a number.
        await Cache(first).RemoveByTagAsync("products");
        await using var third = Program();
        Assert.Null(await Cache(third).GetOrDefaultAsync<Second.Product>("deploy"));
        Assert.Null(await Cache(third).GetOrDefaultAsync<Second.Product>("rollback"));
    }

    [RedisFact]
    public async Task Fail_safe_uses_an_entry_of_another_program()
    {
        await using var first = Program();
        await using var second = Program();
        void Keep(FusionCacheEntryOptions entry) => entry.SetDuration(TimeSpan.FromMilliseconds(1)).SetFailSafe(true);
        await Cache(first).SetAsync("stale", First.Product.Sample(1), Keep);
        await Task.Delay(50);
        var read = await Cache(second).GetOrSetAsync<Second.Product>("stale", (_, _) => throw new TimeoutException(), Keep);
        Assert.Equal("Product 1", read.Title);
    }

    public static TheoryData<string> BadEntries => ["other type", "JSON", "garbage", "cut", "limit"];

    [RedisTheory]
    [MemberData(nameof(BadEntries))]
    public async Task An_entry_that_cannot_be_read_is_a_miss_or_by_default_an_exception(string what)
    {
        await using var writer = Program();
        await StoreAsync(writer, what);
        MemFormatOptions? options = what == "limit" ? new() { Limits = MemFormatLimits.Default with { MaxMemoryBytes = 2000 } } : null;
        await using (var strict = Program(throws: true, options))
        {
            var error = await Assert.ThrowsAsync<FusionCacheSerializationException>(() => ReadAsync(strict, what));
            var own = Assert.IsType<MemFormatException>(error.InnerException);
            Assert.DoesNotContain("Product 1", $"{own}", StringComparison.Ordinal);
            if (what == "limit")
                Assert.Equal(MemFormatError.LimitExceeded, own.Error);
        }

        await using var lenient = Program(options: options);
        Assert.Equal("made", await ReadAsync(lenient, what));
        await Cache(lenient).SetAsync("beside", 7);
        Assert.Equal(7, await Cache(lenient).GetOrDefaultAsync<int>("beside"));
    }

    [RedisFact]
    public async Task A_value_that_cannot_be_written_is_an_exception()
    {
        await using var program = Program();
        var error = await Assert.ThrowsAsync<FusionCacheSerializationException>(() => Cache(program).SetAsync("u", new Unstored(3)).AsTask());
        Assert.Contains(nameof(Unstored), error.InnerException!.Message, StringComparison.Ordinal);
    }

    [RedisFact]
    public async Task A_missing_state_is_an_exception_in_both_directions()
    {
        await using var writer = Program(options: new() { State = new[] { "CHF", "JPY" } });
        await Cache(writer).SetAsync("priced", new Priced(new("JPY")));
        await using var other = Program(options: new() { State = new[] { "CHF", "JPY" } });
        Assert.Equal("JPY", (await Cache(other).GetOrDefaultAsync<Priced>("priced"))!.Currency.Code);

        await using var without = Program(throws: true);
        var read = await Assert.ThrowsAsync<FusionCacheSerializationException>(() => Cache(without).GetOrDefaultAsync<Priced>("priced").AsTask());
        var write = await Assert.ThrowsAsync<FusionCacheSerializationException>(() => Cache(without).SetAsync("p", new Priced(new("CHF"))).AsTask());
        foreach (var error in new[] { read, write })
            Assert.Equal(MemFormatError.MissingState, Assert.IsType<MemFormatException>(error.InnerException).Error);
    }

    [RedisFact]
    public async Task The_cache_goes_on_while_the_server_is_gone()
    {
        var server = new RedisServer();
        await using var program = Program(port: server.Port);
        await Cache(program).SetAsync("kept", First.Product.Sample(1));
        server.Dispose();
        Assert.Equal(First.Product.Sample(1).Name, (await Cache(program).GetOrDefaultAsync<First.Product>("kept"))!.Name);
        Assert.Equal(5, await Cache(program).GetOrSetAsync("new", _ => Task.FromResult(5)));
    }

    [Fact]
    public void Metadata_and_tags_survive()
    {
        var entry = new FusionCacheDistributedEntry<First.Product>(First.Product.Sample(1), 1, 2, ["a", "b"], new(true, 3, "v1", 4, 5, 1));
        var serializer = new MemFormat.FusionCache.MemFormatFusionCacheSerializer();
        var read = serializer.Deserialize<FusionCacheDistributedEntry<First.Product>>(serializer.Serialize(entry))!;
        var (data, expected) = (read.Metadata!, entry.Metadata!);
        Assert.Equal((1, 2, "Product 1"), (read.Timestamp, read.LogicalExpirationTimestamp, read.Value.Name));
        Assert.Equal(["a", "b"], read.Tags!);
        Assert.Equal(
            (expected.IsStale, expected.EagerExpirationTimestamp, expected.ETag, expected.LastModifiedTimestamp, expected.Size, expected.Priority),
            (data.IsStale, data.EagerExpirationTimestamp, data.ETag, data.LastModifiedTimestamp, data.Size, data.Priority));
        Assert.Null(serializer.Deserialize<FusionCacheDistributedEntry<int>>(serializer.Serialize(new FusionCacheDistributedEntry<int>()))!.Tags);
    }

    private static async Task StoreAsync(ServiceProvider writer, string what)
    {
        var shared = writer.GetRequiredService<IDistributedCache>();
        await Cache(writer).SetAsync($"bad {what}", First.Product.Sample(1));
        var whole = (await shared.GetAsync(RedisKey(what)))!;
        switch (what)
        {
            case "JSON":
                await shared.SetAsync(RedisKey(what), Encoding.UTF8.GetBytes("""{"v":{"Id":1,"Name":"Product 1"},"t":1,"l":2}"""));
                break;
            case "garbage":
                await shared.SetAsync(RedisKey(what), [7, 9, 11, 13]);
                break;
            case "cut":
                await shared.SetAsync(RedisKey(what), whole[..^3]);
                break;
            case "limit":
                await Cache(writer).SetAsync($"bad {what}", new First.Product(1, new string('x', 5000), 1, []));
                break;
        }
    }

    private static async Task<string> ReadAsync(ServiceProvider program, string what)
    {
        var key = $"bad {what}";
        return what == "other type"
            ? (await Cache(program).GetOrSetAsync(key, _ => Task.FromResult(new Broken.Product(1, "made", 2, false)))).Name
            : (await Cache(program).GetOrSetAsync(key, _ => Task.FromResult(new First.Product(1, "made", 2, [])))).Name;
    }

    // FusionCache puts the version of its wire format before the key.
    private static string RedisKey(string what) => $"v2:bad {what}";

    private static IFusionCache Cache(ServiceProvider program) => program.GetRequiredService<IFusionCache>();

    /// <summary>A program with a memory of its own.</summary>
    private ServiceProvider Program(bool throws = false, MemFormatOptions? options = null, int? port = null)
    {
        var services = new ServiceCollection();
        services.AddStackExchangeRedisCache(
            cache => cache.Configuration = $"127.0.0.1:{port ?? redis.Port},abortConnect=false,connectTimeout=2000,syncTimeout=2000");
        services.AddFusionCache()
            .WithMemFormat(options)
            .WithDefaultEntryOptions(entry => entry.ReThrowSerializationExceptions = throws)
            .WithRegisteredDistributedCache();
        return services.BuildServiceProvider();
    }

    private sealed record Unstored(int Id);
}

[MemFormattable]
public sealed partial record Priced(Currency Currency);

[MemSurrogate(typeof(CurrencyIndex))]
public sealed record Currency(string Code);

[MemFormattable]
public readonly partial record struct CurrencyIndex(int Index) : IMemSurrogate<CurrencyIndex, Currency, string[]>
{
    public static CurrencyIndex From(Currency value, string[] state) => new(Array.IndexOf(state, value.Code));

    public Currency ToValue(string[] state) => new(state[Index]);
}
