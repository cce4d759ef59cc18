namespace MemFormat.Benchmarks.Workloads;

/// <summary>A value that no peer writes: a model in another form, beside the one that it stands for.</summary>
internal readonly struct OwnCalls<T>(T value, int items = 1) : IMemFormatCalls
    where T : class
{
    public object Value => value;

    public int Items => items;

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<T>(payload, options);
}
