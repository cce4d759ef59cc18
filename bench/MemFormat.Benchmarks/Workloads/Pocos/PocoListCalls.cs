using Google.Protobuf;
using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Pocos;

internal readonly struct PocoListCalls(List<Poco> value) : IPeerCalls
{
    public object Value => value;

    public int Items => value.Count;

    public IMessage Message { get; } = Messages.From<Protos.PocoList>(value);

    public JsonPeer Json { get; } = JsonPeer.Of(value, JsonModels.Default.ListPoco);

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<List<Poco>>(payload, options);
}
