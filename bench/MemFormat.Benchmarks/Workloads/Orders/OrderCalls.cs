using Google.Protobuf;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Reference;

namespace MemFormat.Benchmarks.Workloads.Orders;

internal readonly struct OrderCalls(Order value) : IByHandCalls
{
    public object Value => value;

    public IMessage Message { get; } = OrderProtobuf.From(value);

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<Order>(payload, options);

    public object ReadFloor() => OrderFloor.Copy(value);

    public void WriteByHand(ref ReferenceWriter writer) => OrderReference.Write(ref writer, value);

    public object ReadByHand(ref ReferenceReader reader) => OrderReference.Read(ref reader);

    public void WriteJson(Utf8JsonWriter destination) => JsonSerializer.Serialize(destination, value, JsonModels.Default.Order);

    public byte[] ToJson() => JsonSerializer.SerializeToUtf8Bytes(value, JsonModels.Default.Order);

    public object? ReadJson(byte[] payload) => JsonSerializer.Deserialize(payload, JsonModels.Default.Order);

    public object ReadProtobuf(byte[] payload) => Protos.Order.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));
}
