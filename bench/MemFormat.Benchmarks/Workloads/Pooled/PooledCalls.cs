namespace MemFormat.Benchmarks.Workloads.Pooled;

/// <summary>A value of <c>bench/Pooled</c>: a model as it stands here, with pooled strings.</summary>
internal readonly struct PooledCalls<T>(T value, int items = 1) : IMemFormatCalls
    where T : class
{
    public object Value => value;

    public int Items => items;

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<T>(payload, options);
}
