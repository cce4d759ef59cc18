using MemFormat.Benchmarks.Models.Unsealed;

namespace MemFormat.Benchmarks.Workloads.Unsealed;

internal readonly struct UnsealedOrderCalls(Order value) : IMemFormatCalls
{
    public object Value => value;

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<Order>(payload, options);
}
