using Google.Protobuf;
using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Shelves;

internal readonly struct ShelfCalls(BookShelf value) : IPeerCalls
{
    public object Value => value;

    public int Items => value.Books.Count;

    public IMessage Message { get; } = Messages.From<Protos.BookShelf>(value);

    public JsonPeer Json { get; } = JsonPeer.Of(value, JsonModels.Default.BookShelf);

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<BookShelf>(payload, options);
}
