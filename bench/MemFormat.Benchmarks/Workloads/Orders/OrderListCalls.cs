using Google.Protobuf;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Reference;

namespace MemFormat.Benchmarks.Workloads.Orders;

internal readonly struct OrderListCalls(List<Order> value) : IByHandCalls
{
    public object Value => value;

    public int Items => value.Count;

    public IMessage Message { get; } = OrderProtobuf.From(value);

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<List<Order>>(payload, options);

    public object ReadFloor() => OrderFloor.Copy(value);

    public void WriteByHand(ref ReferenceWriter writer) => OrderReference.WriteList(ref writer, value);

    public object ReadByHand(ref ReferenceReader reader) => OrderReference.ReadList(ref reader);

    public void WriteJson(Utf8JsonWriter destination) => JsonSerializer.Serialize(destination, value, JsonModels.Default.ListOrder);

    public byte[] ToJson() => JsonSerializer.SerializeToUtf8Bytes(value, JsonModels.Default.ListOrder);

    public object? ReadJson(byte[] payload) => JsonSerializer.Deserialize(payload, JsonModels.Default.ListOrder);

    public object ReadProtobuf(byte[] payload) => Protos.OrderList.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));
}
