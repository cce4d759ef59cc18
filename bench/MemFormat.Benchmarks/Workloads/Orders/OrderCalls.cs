using Google.Protobuf;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Reference;

namespace MemFormat.Benchmarks.Workloads.Orders;

internal readonly struct OrderCalls(Order value) : IByHandCalls
{
    public object Value => value;

    public IMessage Message { get; } = Messages.From<Protos.Order>(value);

    public JsonPeer Json { get; } = JsonPeer.Of(value, JsonModels.Default.Order);

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<Order>(payload, options);

    public object ReadFloor() => OrderFloor.Copy(value);

    public void WriteByHand(ref ReferenceWriter writer) => OrderReference.Write(ref writer, value);

    public object ReadByHand(ref ReferenceReader reader) => OrderReference.Read(ref reader);
}
