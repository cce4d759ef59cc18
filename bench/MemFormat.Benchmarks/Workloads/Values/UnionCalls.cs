namespace MemFormat.Benchmarks.Workloads.Values;

/// <summary>Values of a union, by calls that are generic: they add some nanoseconds, which do not count here.</summary>
internal readonly struct UnionCalls<T>(List<T> value) : IMemFormatCalls
{
    public object Value => value;

    public int Items => value.Count;

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<List<T>>(payload, options);
}
