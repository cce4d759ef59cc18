using MemoryPack;

namespace MemFormat.Benchmarks.Start
{
    internal static class Contender
    {
        public static int WriteAndRead(Order order) => MemoryPackSerializer.Deserialize<Order>(MemoryPackSerializer.Serialize(order))!.Lines.Count;
    }
}

namespace MemFormat.Benchmarks.Models
{
    [MemoryPackable]
    public sealed partial class Order;

    [MemoryPackable]
    public sealed partial class OrderLine;

    [MemoryPackable]
    public sealed partial class Address;
}
