using MemFormat.Benchmarks.Models.Compact;

namespace MemFormat.Benchmarks.Workloads.Compact;

internal readonly struct CompactRowCalls(List<Row> value) : IMemFormatCalls
{
    public object Value => value;

    public int Items => value.Count;

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<List<Row>>(payload, options);
}
