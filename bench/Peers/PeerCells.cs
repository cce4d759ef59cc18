using System.Text.Json.Serialization;
using Google.Protobuf;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Models.Files;
using MemFormat.Benchmarks.Models.Public;
using MemFormat.Benchmarks.Peers;
using MemFormat.Benchmarks.Running;
using static MemFormat.Benchmarks.Workloads.Contenders;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>The contenders that only this project has, in the cells whose types they know.</summary>
internal static partial class WorkloadCells
{
    // The types that the peers' attributes are on, and the same with members that MemoryPack's tolerant form numbers.
    private static readonly Dictionary<Type, Type?> s_models = new()
    {
        [typeof(Poco)] = typeof(TolerantPoco),
        [typeof(List<Poco>)] = typeof(List<TolerantPoco>),
        [typeof(List<Row>)] = typeof(List<TolerantRow>),
        [typeof(Order)] = typeof(TolerantOrder),
        [typeof(List<Order>)] = typeof(List<TolerantOrder>),
        [typeof(BookShelf)] = null,
        [typeof(List<Sparse>)] = typeof(List<TolerantSparse>),
        [typeof(List<Shape>)] = null,
        [typeof(List<string>)] = null,
        [typeof(AccessLog)] = null,
        [typeof(Mesh)] = null,
        [typeof(SaveData)] = null,
        [typeof(Updates)] = null,
        [typeof(CanIUse)] = typeof(TolerantCanIUse),
        [typeof(BrowserCompat)] = typeof(TolerantBrowserCompat),
        [typeof(Topology)] = typeof(TolerantTopology),
        [typeof(string)] = null,
        [typeof(byte[])] = null,
        [typeof(int[])] = null,
        [typeof(double[])] = null,
        [typeof(Dictionary<string, int>)] = null,
    };

    // protobuf-net writes no bare strings and arrays, and its decimals and dates are messages of its own.
    private static readonly Type[] s_messages = [typeof(Poco), typeof(List<Poco>), typeof(List<Row>), typeof(Order), typeof(List<Order>), typeof(BookShelf), typeof(List<Sparse>), typeof(List<Shape>), typeof(AccessLog), typeof(Mesh), typeof(SaveData), typeof(Updates)];

    // protobuf-net holds no maps and lists within others: it has classes of the messages' shape.
    private static readonly Dictionary<Type, Type> s_netMessages = new()
    {
        [typeof(CanIUse)] = typeof(Peers.Messages.CanIUse),
        [typeof(BrowserCompat)] = typeof(Peers.Messages.BrowserCompat),
        [typeof(Topology)] = typeof(Peers.Messages.Topology),
    };

    private static readonly JsonFormatter s_formatter = new(JsonFormatter.Settings.Default.WithFormatEnumsAsIntegers(true));

    private static readonly JsonSerializerOptions s_formatted = new(JsonSerializerDefaults.Web) { UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow };

    static partial void AddWrites<T>(Cell cell, Func<PeerWorkload<T>> work)
        where T : struct, IPeerCalls => Add(cell, work, (name, peer) => cell.Add(
            Role.Peer, name, Once(() => (Peer: peer(), work().Buffer)), w => w.Peer.Payload.Length, (w, n) => { for (var i = 0; i < n; i++) { w.Peer.Write(w.Buffer.Empty()); } }));

    static partial void AddReads<T>(Cell cell, Func<PeerWorkload<T>> work)
        where T : struct, IPeerCalls => Add(cell, work, (name, peer) => cell.Add(
            Role.Peer, name, Once(peer), w => w.Payload.Length, (w, n) => { for (var i = 0; i < n; i++) { Sink.Result = w.Read(); } }));

    private static void Add<T>(Cell cell, Func<PeerWorkload<T>> work, Action<string, Func<Peer>> add)
        where T : struct, IPeerCalls
    {
        if (!s_models.TryGetValue(work().Calls.Value.GetType(), out var tolerant))
            return;
        var value = work().Calls.Value;
        add("MemoryPack", () => Make(typeof(MemoryPackPeer<>), value, false));
        add("MemoryPack, UTF-16", () => Make(typeof(MemoryPackPeer<>), value, true));
        if (tolerant is not null)
            add("MemoryPack, version tolerant", () => Make(typeof(MemoryPackPeer<>), Reshape.To(value, tolerant), false));
        if (s_messages.Contains(value.GetType()))
            add("protobuf-net", () => Make(typeof(ProtobufNetPeer<>), value));
        else if (s_netMessages.TryGetValue(value.GetType(), out var message))
            add("protobuf-net", () => OfMessage(work().Calls.Message, message));
    }

    // Google's reader must find the same message in what protobuf-net writes.
    private static Peer OfMessage(IMessage message, Type type)
    {
        var peer = Make(typeof(ProtobufNetPeer<>), JsonSerializer.Deserialize(s_formatter.Format(message), type, s_formatted)!);
        Expect.SameGraph(message, message.Descriptor.Parser.ParseFrom(peer.Payload), "protobuf-net");
        return peer;
    }

    private static Peer Make(Type peer, object value, params object[] more)
    {
        var made = (Peer)Activator.CreateInstance(peer.MakeGenericType(value.GetType()), [value, .. more])!;
        Expect.SameGraph(value, made.Read(), peer.Name);
        return made;
    }
}
