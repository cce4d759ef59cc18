using MemFormat.Benchmarks.Peers;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>The contenders that only this project has, in the cells whose types they know.</summary>
internal static partial class WorkloadCells
{
    static partial void AddWrites<T>(Cell cell, Func<PeerWorkload<T>> work)
        where T : struct, IPeerCalls
    {
        foreach (var (name, peer) in AllPeers.Of(work().Calls.Value, () => work().Calls.Message))
        {
            cell.Add(
                Role.Peer, name, Once(() => (It: peer(), To: work().Buffer)), w => w.It.Payload.Length,
                (w, n) => { for (var i = 0; i < n; i++) { w.It.Write(w.To.Empty()); } });
        }
    }

    static partial void AddReads<T>(Cell cell, Func<PeerWorkload<T>> work)
        where T : struct, IPeerCalls
    {
        foreach (var (name, peer) in AllPeers.Of(work().Calls.Value, () => work().Calls.Message))
            cell.Add(Role.Peer, name, Once(peer), p => p.Payload.Length, (p, n) => { for (var i = 0; i < n; i++) { Sink.Result = p.Read(); } });
    }
}
