using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Running;
using MemoryPack;
using static MemFormat.Benchmarks.Workloads.Contenders;

namespace MemFormat.Benchmarks.Workloads.Streams;

/// <summary>Peers with streams.</summary>
internal static partial class StreamCells
{
    private static readonly MemoryPackSerializerOptions s_utf16 = MemoryPackSerializerOptions.Utf16;

    // In memory, nothing waits: both calls of MemoryPack are done when they return.
    static partial void AddWrites(Cell cell, Func<BookShelf> shelf)
    {
        cell.Add(Role.Peer, "MemoryPack", Once(() => MemoryPackSerializer.Serialize(shelf())), p => p.Length, (_, n) => { for (var i = 0; i < n; i++) { MemoryPackSerializer.SerializeAsync(New(), shelf()).AsTask().Wait(); } });
        cell.Add(Role.Peer, "MemoryPack, UTF-16", Once(() => MemoryPackSerializer.Serialize(shelf(), s_utf16)), p => p.Length, (_, n) => { for (var i = 0; i < n; i++) { MemoryPackSerializer.SerializeAsync(New(), shelf(), s_utf16).AsTask().Wait(); } });
        cell.Add(Role.Peer, "protobuf-net", shelf, s => (int)ToProtobufNet(s).Length, (s, n) => { for (var i = 0; i < n; i++) { ProtoBuf.Serializer.Serialize(New(), s); } });
    }

    static partial void AddReads(Cell cell, Func<BookShelf> shelf)
    {
        cell.Add(Role.Peer, "MemoryPack", Once(() => Source(MemoryPackSerializer.Serialize(shelf()))), s => (int)s.Length, (s, n) => { for (var i = 0; i < n; i++) { Sink.Result = MemoryPackSerializer.DeserializeAsync<BookShelf>(Again(s)).AsTask().Result; } });
        cell.Add(Role.Peer, "MemoryPack, UTF-16", Once(() => Source(MemoryPackSerializer.Serialize(shelf(), s_utf16))), s => (int)s.Length, (s, n) => { for (var i = 0; i < n; i++) { Sink.Result = MemoryPackSerializer.DeserializeAsync<BookShelf>(Again(s), s_utf16).AsTask().Result; } });
        cell.Add(Role.Peer, "protobuf-net", Once(() => ToProtobufNet(shelf())), s => (int)s.Length, (s, n) => { for (var i = 0; i < n; i++) { Sink.Result = ProtoBuf.Serializer.Deserialize<BookShelf>(Again(s)); } });
    }

    private static MemoryStream ToProtobufNet(BookShelf shelf)
    {
        var stream = new MemoryStream();
        ProtoBuf.Serializer.Serialize(stream, shelf);
        return stream;
    }
}
