using MemFormat.Benchmarks.Reference;
using MemFormat.Benchmarks.Running;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>The bodies that MemFormat writes and reads, by hand.</summary>
internal sealed class ByHand<T>
    where T : struct, IByHandCalls
{
    private readonly Workload<T> _work;

    public ByHand(Workload<T> work)
    {
        _work = work;
        Write();
        Expect.SameBytes(work.Body, work.Buffer.Written, "The reference");
        Expect.SameGraph(work.Calls.Value, Read(), "The reference");
    }

    public int Length => _work.Body.Length;

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
