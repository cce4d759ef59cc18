using Microsoft.EntityFrameworkCore;

namespace MemFormat.Storage.Tests;

/// <summary>A database file that outlives a release.</summary>
public sealed class EntityTests : IDisposable
{
    private readonly string _file = Path.Combine(Directory.CreateTempSubdirectory("entities").FullName, "shop.db");

    public void Dispose()
    {
        Microsoft.Data.Sqlite.SqliteConnection.ClearAllPools();
        Directory.Delete(Path.GetDirectoryName(_file)!, recursive: true);
    }

    [Fact]
    public void Rows_outlive_a_deploy_and_a_rollback()
    {
        using (var first = new Shop<First.Product>(_file))
        {
            first.Database.EnsureCreated();
            first.Rows.Add(new() { Value = First.Product.Sample(1), Many = [First.Product.Sample(2)] });
            first.SaveChanges();
        }

        using (var second = new Shop<Second.Product>(_file))
        {
            var row = second.Rows.Single();
            Assert.Equal(("Product 1", 10L, 7), (row.Value!.Title, row.Value.Price, row.Value.Stock));
            Assert.Equal("Product 2", row.Many.Single().Title);
            row.Many.Add(Second.Product.Sample(3) with { Stock = 30 });
            second.SaveChanges();
        }

        using var again = new Shop<First.Product>(_file);
        Assert.Equal(["Product 2", "Product 3"], again.Rows.Single().Many.Select(product => product.Name));
    }

    /// <summary>Only what changed is written, and changes within objects are found.</summary>
    [Fact]
    public void Changes_inside_of_a_value_are_found()
    {
        using var shop = new Shop<First.Product>(_file);
        shop.Database.EnsureCreated();
        var row = new Row<First.Product> { Value = First.Product.Sample(1) };
        shop.Rows.Add(row);
        shop.SaveChanges();
        Assert.False(shop.ChangeTracker.HasChanges());

        row.Value!.Tags.Add("sold");
        Assert.True(shop.ChangeTracker.HasChanges());
        Assert.Equal(1, shop.SaveChanges());
        shop.ChangeTracker.Clear();
        Assert.Equal(["new", "cheap", "sold"], shop.Rows.Single().Value!.Tags);
        Assert.False(shop.ChangeTracker.HasChanges());
    }

    /// <summary>A set that lost an element and got it back enumerates in another order.</summary>
    [Fact]
    public void A_set_in_another_order_is_no_change()
    {
        using var shop = new Shop<Tagged>(_file);
        shop.Database.EnsureCreated();
        var row = new Row<Tagged> { Value = new() { Tags = ["a", "b", "c"] }, Many = [new() { Tags = ["a", "b"] }] };
        shop.Rows.Add(row);
        shop.SaveChanges();
        foreach (var tags in (HashSet<string>[])[row.Value!.Tags!, row.Many[0].Tags!])
        {
            var others = tags.ToList();
            tags.Clear();
            foreach (var tag in Enumerable.Reverse(others))
                tags.Add(tag);
            Assert.NotEqual("a", tags.First());
            Assert.False(shop.ChangeTracker.HasChanges());
        }

        row.Value.Tags!.Add("d");
        Assert.Equal(1, shop.SaveChanges());
        shop.ChangeTracker.Clear();
        Assert.Equal(["a", "b", "c", "d"], shop.Rows.Single().Value!.Tags!.Order());
    }

    [Fact]
    public void A_null_is_NULL()
    {
        using var shop = new Shop<First.Product>(_file);
        shop.Database.EnsureCreated();
        shop.Rows.Add(new());
        shop.SaveChanges();
        shop.ChangeTracker.Clear();
        Assert.Equal(1, shop.Rows.Count(row => row.Value == null));
        Assert.Null(shop.Rows.Single().Value);
    }

    private sealed class Row<T>
        where T : class
    {
        public int Id { get; set; }

        public T? Value { get; set; }

        public List<T> Many { get; set; } = [];
    }

    private sealed class Shop<T>(string file) : DbContext
        where T : class
    {
        public DbSet<Row<T>> Rows => Set<Row<T>>();

        protected override void OnConfiguring(DbContextOptionsBuilder optionsBuilder) => optionsBuilder.UseSqlite($"Data Source={file}");

        protected override void OnModelCreating(ModelBuilder modelBuilder)
        {
            modelBuilder.Entity<Row<T>>().ToTable("Rows");
            modelBuilder.Entity<Row<T>>().Property(row => row.Value).HasMemFormatConversion();
            modelBuilder.Entity<Row<T>>().Property(row => row.Many).HasMemFormatConversion();
        }
    }
}
