using MemFormat.Benchmarks.Reference;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>The bodies that MemFormat writes and reads, by hand.</summary>
internal sealed class ByHand<T>
    where T : struct, IByHandCalls
{
    private readonly PeerWorkload<T> _work;

    public ByHand(PeerWorkload<T> work)
    {
        _work = work;
        Write();
        Expect.SameBytes(work.Body, work.Buffer.Written, "The reference");
        Expect.SameGraph(work.Calls.Value, Read(), "The reference");
        Expect.SameGraph(work.Calls.Value, ReadFloor(), "The floor");
    }

    public int Length => _work.Body.Length;

    public object ReadFloor() => _work.Calls.ReadFloor();

    public void Write()
    {
        var writer = new ReferenceWriter(_work.Buffer.Empty());
        _work.Calls.WriteByHand(ref writer);
        writer.Flush();
    }

    public object Read()
    {
        var reader = new ReferenceReader(_work.Body);
        return _work.Calls.ReadByHand(ref reader);
    }
}
