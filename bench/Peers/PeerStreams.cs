using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Peers;

namespace MemFormat.Benchmarks.Workloads.Streams;

/// <summary>Peers with streams.</summary>
internal static partial class StreamCells
{
    static partial void AddWrites(Cell cell, Func<BookShelf> shelf)
    {
        foreach (var (name, peer) in AllPeers.Of(shelf(), () => Messages.From<Protos.BookShelf>(shelf())))
            cell.Add(Role.Peer, name, Once(peer), p => p.Payload.Length, (p, n) => { for (var i = 0; i < n; i++) { p.Write(New()); } });
    }

    static partial void AddReads(Cell cell, Func<BookShelf> shelf)
    {
        foreach (var (name, peer) in AllPeers.Of(shelf(), () => Messages.From<Protos.BookShelf>(shelf())))
        {
            cell.Add(
                Role.Peer, name, Once(() => Made(peer())), p => p.It.Payload.Length,
                (p, n) => { for (var i = 0; i < n; i++) { Sink.Result = p.It.Read(Again(p.From)); } });
        }
    }

    private static (Peer It, MemoryStream From) Made(Peer peer) => (peer, Source(peer.Payload));
}
