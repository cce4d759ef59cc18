using Google.Protobuf;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Reference;

namespace MemFormat.Benchmarks.Workloads.Pocos;

internal readonly struct PocoCalls(Poco value) : IByHandCalls
{
    public object Value => value;

    public IMessage Message { get; } = PocoProtobuf.From(value);

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<Poco>(payload, options);

    public object ReadFloor() => PocoFloor.Copy(value);

    public void WriteByHand(ref ReferenceWriter writer) => PocoReference.Write(ref writer, value);

    public object ReadByHand(ref ReferenceReader reader) => PocoReference.Read(ref reader);

    public void WriteJson(Utf8JsonWriter destination) => JsonSerializer.Serialize(destination, value, JsonModels.Default.Poco);

    public byte[] ToJson() => JsonSerializer.SerializeToUtf8Bytes(value, JsonModels.Default.Poco);

    public object? ReadJson(byte[] payload) => JsonSerializer.Deserialize(payload, JsonModels.Default.Poco);

    public object ReadProtobuf(byte[] payload) => Protos.Poco.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));
}
