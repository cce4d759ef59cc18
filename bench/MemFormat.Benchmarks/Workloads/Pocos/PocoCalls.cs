using Google.Protobuf;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Reference;

namespace MemFormat.Benchmarks.Workloads.Pocos;

internal readonly struct PocoCalls(Poco value) : IByHandCalls
{
    public object Value => value;

    public IMessage Message { get; } = Messages.From<Protos.Poco>(value);

    public JsonPeer Json { get; } = JsonPeer.Of(value, JsonModels.Default.Poco);

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<Poco>(payload, options);

    public object ReadFloor() => PocoFloor.Copy(value);

    public void WriteByHand(ref ReferenceWriter writer) => PocoReference.Write(ref writer, value);

    public object ReadByHand(ref ReferenceReader reader) => PocoReference.Read(ref reader);
}
