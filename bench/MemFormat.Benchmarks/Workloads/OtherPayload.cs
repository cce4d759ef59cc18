namespace MemFormat.Benchmarks.Workloads;

/// <summary>A payload that is not the workload's usual one: it has another header, or another version of the type wrote it.</summary>
internal sealed class OtherPayload<T>(Workload<T> work, byte[] payload, MemFormatOptions? options = null)
    where T : struct, IMemFormatCalls
{
    public int Length => payload.Length;

    public void Write() => work.Calls.Write(work.Buffer.Empty(), options);

    public object? Read() => work.Calls.Read(payload, options);
}
