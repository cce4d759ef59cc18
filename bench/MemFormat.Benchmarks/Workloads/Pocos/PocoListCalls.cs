using Google.Protobuf;
using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Pocos;

internal readonly struct PocoListCalls(List<Poco> value) : IPeerCalls
{
    public object Value => value;

    public int Items => value.Count;

    public IMessage Message { get; } = PocoProtobuf.From(value);

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<List<Poco>>(payload, options);

    public void WriteJson(Utf8JsonWriter destination) => JsonSerializer.Serialize(destination, value, JsonModels.Default.ListPoco);

    public byte[] ToJson() => JsonSerializer.SerializeToUtf8Bytes(value, JsonModels.Default.ListPoco);

    public object? ReadJson(byte[] payload) => JsonSerializer.Deserialize(payload, JsonModels.Default.ListPoco);

    public object ReadProtobuf(byte[] payload) => Protos.PocoList.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));
}
