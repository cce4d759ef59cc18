namespace MemFormat.Storage.Tests
{
    public interface IProduct
    {
        int Id { get; }
    }
}

namespace MemFormat.Storage.Tests.First
{
    [MemFormattable]
    public sealed partial record Product(int Id, string Name, int Price, List<string> Tags) : IProduct
    {
        public static Product Sample(int id) => new(id, $"Product {id}", id * 10, ["new", "cheap"]);
    }
}

namespace MemFormat.Storage.Tests.Second
{
    /// <summary>A wider price, another name and a new member.</summary>
    [MemFormattable]
    public sealed partial record Product(int Id, [MemFormerName("Name")] string Title, long Price, List<string> Tags, int Stock = 7) : IProduct
    {
        public static Product Sample(int id) => new(id, $"Product {id}", id * 10, ["new", "cheap"]);
    }
}

namespace MemFormat.Storage.Tests.Broken
{
    /// <summary>What no release should do: a list became a number.</summary>
    [MemFormattable]
    public sealed partial record Product(int Id, string Name, int Price, bool Tags);
}
