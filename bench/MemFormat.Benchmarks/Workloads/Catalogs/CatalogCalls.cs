using ApiCatalog.Model;
using Google.Protobuf;

namespace MemFormat.Benchmarks.Workloads.Catalogs;

internal readonly struct CatalogCalls(Catalog value) : IPeerCalls
{
    public object Value => value;

    public int Items => value.Assemblies.Sum(a => a.Types.Count);

    public IMessage Message { get; } = CatalogProtobuf.From(value);

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<Catalog>(payload, options);

    public void WriteJson(Utf8JsonWriter destination) => JsonSerializer.Serialize(destination, value, JsonModels.Default.Catalog);

    public byte[] ToJson() => JsonSerializer.SerializeToUtf8Bytes(value, JsonModels.Default.Catalog);

    public object? ReadJson(byte[] payload) => JsonSerializer.Deserialize(payload, JsonModels.Default.Catalog);

    public object ReadProtobuf(byte[] payload) => Protos.Catalog.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));
}
