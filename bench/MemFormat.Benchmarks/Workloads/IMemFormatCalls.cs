namespace MemFormat.Benchmarks.Workloads;

/// <summary>
/// What is measured, at closed types: MemFormat intercepts no generic call, and a harness that is generic over classes adds
/// about 10 ns. Structs implement this, so that the JIT compiles <see cref="Workload{T}"/> for each of them and inlines the call.
/// </summary>
internal interface IMemFormatCalls
{
    object Value { get; }

    /// <summary>How many objects the value is; times are given per object, too.</summary>
    int Items { get; }

    void Write(IBufferWriter<byte> destination, MemFormatOptions? options = null);

    byte[] ToArray(MemFormatOptions? options = null);

    object? Read(byte[] payload, MemFormatOptions? options = null);
}
