using MemFormat.Benchmarks.Models;
using MemoryPack;

namespace MemFormat.Benchmarks.Workloads.Segments;

/// <summary>MemoryPack in segments of memory.</summary>
internal static partial class SegmentCells
{
    static partial void AddWrites(Cell cell) => cell.Add(
        Role.Peer, "MemoryPack", Once(NewBuffer), _ => MemoryPackSerializer.Serialize(s_orders()).Length,
        (w, n) => { for (var i = 0; i < n; i++) { MemoryPackSerializer.Serialize(w.Empty(), s_orders()); } });

    static partial void AddReads(Cell cell) => cell.Add(
        Role.Peer, "MemoryPack", Once(() => SegmentBuffer.Of(MemoryPackSerializer.Serialize(s_orders()), Size)), p => (int)p.Length,
        (p, n) => { for (var i = 0; i < n; i++) { Sink.Result = MemoryPackSerializer.Deserialize<List<Order>>(p); } });
}
