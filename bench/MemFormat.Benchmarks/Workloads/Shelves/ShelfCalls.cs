using Google.Protobuf;
using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Shelves;

internal readonly struct ShelfCalls(BookShelf value) : IPeerCalls
{
    public object Value => value;

    public int Items => value.Books.Count;

    public IMessage Message { get; } = ShelfProtobuf.From(value);

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<BookShelf>(payload, options);

    public void WriteJson(Utf8JsonWriter destination) => JsonSerializer.Serialize(destination, value, JsonModels.Default.BookShelf);

    public byte[] ToJson() => JsonSerializer.SerializeToUtf8Bytes(value, JsonModels.Default.BookShelf);

    public object? ReadJson(byte[] payload) => JsonSerializer.Deserialize(payload, JsonModels.Default.BookShelf);

    public object ReadProtobuf(byte[] payload) => Protos.BookShelf.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));
}
