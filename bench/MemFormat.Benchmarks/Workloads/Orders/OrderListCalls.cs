using Google.Protobuf;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Reference;

namespace MemFormat.Benchmarks.Workloads.Orders;

internal readonly struct OrderListCalls(List<Order> value) : IByHandCalls
{
    public object Value => value;

    public int Items => value.Count;

    public IMessage Message { get; } = Messages.From<Protos.OrderList>(value);

    public JsonPeer Json { get; } = JsonPeer.Of(value, JsonModels.Default.ListOrder);

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<List<Order>>(payload, options);

    public object ReadFloor() => OrderFloor.Copy(value);

    public void WriteByHand(ref ReferenceWriter writer) => OrderReference.WriteList(ref writer, value);

    public object ReadByHand(ref ReferenceReader reader) => OrderReference.ReadList(ref reader);
}
