using MemFormat.Benchmarks.Models.Unsealed;

namespace MemFormat.Benchmarks.Workloads.Unsealed;

internal readonly struct UnsealedShelfCalls(BookShelf value) : IMemFormatCalls
{
    public object Value => value;

    public int Items => value.Books.Count;

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<BookShelf>(payload, options);
}
