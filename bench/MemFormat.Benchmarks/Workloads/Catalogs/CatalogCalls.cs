using ApiCatalog.Model;
using Google.Protobuf;

namespace MemFormat.Benchmarks.Workloads.Catalogs;

internal readonly struct CatalogCalls(Catalog value) : IPeerCalls
{
    public object Value => value;

    public int Items => value.Assemblies.Sum(a => a.Types.Count);

    public IMessage Message { get; } = Messages.From<Protos.Catalog>(value);

    public JsonPeer Json { get; } = JsonPeer.Of(value, JsonModels.Default.Catalog);

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<Catalog>(payload, options);
}
