using Microsoft.EntityFrameworkCore;

namespace MemFormat.Storage.Tests;

/// <summary>The lines of docs/web.md.</summary>
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
