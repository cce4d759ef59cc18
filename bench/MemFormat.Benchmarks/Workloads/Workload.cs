namespace MemFormat.Benchmarks.Workloads;

/// <summary>A value that MemFormat writes and reads.</summary>
internal class Workload<T>
    where T : struct, IMemFormatCalls
{
    private static readonly MemFormatOptions s_withoutHeader = new() { Header = MemFormatHeader.None };

    public Workload(T calls)
    {
        Calls = calls;
        Payload = calls.ToArray();
        Body = calls.ToArray(s_withoutHeader);
        Expect.SameGraph(calls.Value, Read(), "MemFormat");
    }

    // A field, since a property would copy the struct on each call.
    public readonly T Calls;

    public int Items => Calls.Items;

    public ReusedBuffer Buffer { get; } = new();

    public byte[] Payload { get; }

    /// <summary>The payload without header.</summary>
    public byte[] Body { get; }

    public void WriteFloor() => Buffer.Copy(Body);

    public byte[] FloorToArray() => Body.AsSpan().ToArray();

    public void Write() => Calls.Write(Buffer.Empty());

    public byte[] ToArray() => Calls.ToArray();

    public object? Read() => Calls.Read(Payload);
}
