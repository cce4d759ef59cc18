using MemFormat;
using MemFormat.FusionCache;
using Microsoft.EntityFrameworkCore;
using Microsoft.Extensions.Caching.Memory;
using Microsoft.Extensions.Options;
using ZiggyCreatures.Caching.Fusion;
using ZiggyCreatures.Caching.Fusion.Internals.Distributed;

[assembly: MemSurrogate(typeof(FusionCacheDistributedEntry<>), typeof(EntrySurrogate<>))]

namespace MemFormat.Storage.Tests;

/// <summary>The lines of docs/web.md and docs/fusioncache.md.</summary>
public sealed class PageTests
{
    [Fact]
    public async Task The_cache_of_the_page_keeps_a_cart()
    {
        var services = new ServiceCollection();
        services.AddDistributedMemoryCache();
        services.AddHybridCache().AddMemFormat();
        await using var provider = services.BuildServiceProvider();

        var cache = provider.GetRequiredService<IDistributedCache>();
        await cache.SetMemFormatAsync("cart:ada", new Cart(["Tea"]));
        var read = await cache.GetMemFormatAsync<Cart>("cart:ada");
        Assert.Equal("Tea", Assert.Single(read!.Products));

        var hybrid = provider.GetRequiredService<HybridCache>();
        var cart = await hybrid.GetOrCreateAsync("cart:bea", _ => ValueTask.FromResult(new Cart(["Coffee"])));
        Assert.Equal("Coffee", Assert.Single(cart.Products));
    }

    [Fact]
    public void The_entity_of_the_page_has_a_column_of_bytes()
    {
        using var shop = new Shop();
        var lines = shop.Model.FindEntityType(typeof(Order))!.FindProperty(nameof(Order.Lines))!;
        Assert.Equal(typeof(byte[]), lines.GetValueConverter()!.ProviderClrType);
    }

    [Fact]
    public async Task The_FusionCache_of_the_page_keeps_a_product()
    {
        var distributed = new SharedCache(new MemoryDistributedCache(Options.Create(new MemoryDistributedCacheOptions())));
        var services = new ServiceCollection();
        services.AddSingleton<IDistributedCache>(distributed);
        services.AddFusionCache()
            .WithMemFormat()
            .WithDefaultEntryOptions(entry => entry.ReThrowSerializationExceptions = false)
            .WithRegisteredDistributedCache();
        await using var provider = services.BuildServiceProvider();
        var cache = provider.GetRequiredService<IFusionCache>();
        await cache.SetAsync("product:7", new Product(7, "Tea"), tags: ["drinks"]);
        Assert.Equal(new Product(7, "Tea"), await cache.GetOrDefaultAsync<Product>("product:7"));

        // Another program, which knows the entries by its context.
        services = new ServiceCollection();
        services.AddSingleton<IDistributedCache>(distributed);
        services.AddFusionCache()
            .WithMemFormat(new MemFormatOptions { Context = CacheContext.Default })
            .WithRegisteredDistributedCache();
        await using var native = services.BuildServiceProvider();
        Assert.Equal(new Product(7, "Tea"), await native.GetRequiredService<IFusionCache>().GetOrDefaultAsync<Product>("product:7"));
    }

    private sealed class Order
    {
        public int Id { get; set; }

        public List<string> Lines { get; set; } = [];
    }

    private sealed class Shop : DbContext
    {
        protected override void OnConfiguring(DbContextOptionsBuilder options) => options.UseSqlite("Data Source=:memory:");

        protected override void OnModelCreating(ModelBuilder model) =>
            model.Entity<Order>().Property(order => order.Lines).HasMemFormatConversion();
    }
}

[MemFormattable]
public sealed partial record Cart(List<string> Products);

[MemFormattable]
public sealed partial record Product(int Id, string Name);

[MemFormatRoot(typeof(FusionCacheDistributedEntry<Product>))]
[MemFormatRoot(typeof(FusionCacheDistributedEntry<long>))]     // for tags
public partial class CacheContext : MemFormatContext;
