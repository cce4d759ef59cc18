using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Running;
using MemFormat.Benchmarks.Workloads.Orders;
using Added = MemFormat.Benchmarks.Versions.Added;
using Removed = MemFormat.Benchmarks.Versions.Removed;
using Reordered = MemFormat.Benchmarks.Versions.Reordered;
using Widened = MemFormat.Benchmarks.Versions.Widened;

namespace MemFormat.Benchmarks.Workloads.Versions;

/// <summary>An order as other versions of <see cref="Order"/> wrote it; each is read as today's.</summary>
internal sealed class OrderVersions
{
    public OrderVersions()
    {
        var order = OrderData.One(10);
        Current = MemFormatSerializer.Serialize(order);
        var added = Reshape.To<Added.Order>(order);
        AddedPayload = MemFormatSerializer.Serialize(added);
        var removed = Reshape.To<Removed.Order>(order);
        RemovedPayload = MemFormatSerializer.Serialize(removed);
        var widened = Reshape.To<Widened.Order>(order);
        WidenedPayload = MemFormatSerializer.Serialize(widened);
        var reordered = Reshape.To<Reordered.Order>(order);
        ReorderedPayload = MemFormatSerializer.Serialize(reordered);
        Check(added, AddedPayload);
        Check(removed, RemovedPayload);
        Check(widened, WidenedPayload);
        Check(reordered, ReorderedPayload);
    }

    public byte[] Current { get; }

    /// <summary>Its lines had a member that today's type lacks.</summary>
    public byte[] AddedPayload { get; }

    /// <summary>Its lines lacked a member that today's type has.</summary>
    public byte[] RemovedPayload { get; }

    /// <summary>Its lines had a short where today's have an int.</summary>
    public byte[] WidenedPayload { get; }

    /// <summary>Its writer declared the members in another order.</summary>
    public byte[] ReorderedPayload { get; }

    public Order? ReadCurrent() => MemFormatSerializer.Deserialize<Order>(Current);

    public Order? ReadAdded() => MemFormatSerializer.Deserialize<Order>(AddedPayload);

    public Order? ReadRemoved() => MemFormatSerializer.Deserialize<Order>(RemovedPayload);

    public Order? ReadWidened() => MemFormatSerializer.Deserialize<Order>(WidenedPayload);

    public Order? ReadReordered() => MemFormatSerializer.Deserialize<Order>(ReorderedPayload);

    private static void Check(object written, byte[] payload) =>
        Expect.SameGraph(Reshape.To<Order>(written), MemFormatSerializer.Deserialize<Order>(payload), written.ToString()!);
}
