using Google.Protobuf;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Models.Files;
using MemFormat.Benchmarks.Workloads;
using ProtoBuf.Meta;

namespace MemFormat.Benchmarks.Peers;

/// <summary>The peers of a value, each in the form of the value that it needs.</summary>
internal static class AllPeers
{
    private static readonly HashSet<string> s_said = [];

    public static IEnumerable<(string Name, Func<Peer> Make)> Of(object value, Func<IMessage> message)
    {
        var (type, numbered) = (value.GetType(), Roots.Numbered(value.GetType()));
        if (Roots.Shape(numbered) is null)
            return [];
        var asNumbered = Once(() => type == numbered ? value : Reshape.To(value, numbered));
        IEnumerable<(string Name, Func<Peer> Make)> all =
        [
            ("MemoryPack", () => Make(typeof(MemoryPackPeer<>), value)),
            ("MemoryPack, UTF-16", () => Make(typeof(MemoryPackUtf16Peer<>), value)),
            ("MemoryPack, version tolerant", () => Make(typeof(MemoryPackPeer<>), asNumbered())),
            ("protobuf-net", () => OfMessage(type, message) ?? Make(typeof(ProtobufNetPeer<>), value)),
            ("MessagePack", () => Make(typeof(MessagePackPeer<>), asNumbered())),
            ("Nerdbank.MessagePack", () => Make(typeof(NerdbankPeer<>), asNumbered())),
            ("Orleans", () => Make(typeof(OrleansPeer<>), asNumbered())),
            ("Hyperion", () => Make(typeof(HyperionPeer<>), value)),
            ("Avro", () => Make(typeof(AvroPeer<>), asNumbered())),
        ];
        return all.Where(peer => !IsLeftOut(peer.Name, type));
    }

    private static bool IsLeftOut(string name, Type type)
    {
        var reason = name switch
        {
            "MemoryPack, version tolerant" when Roots.Numbered(type) == type => "there are no members to number",
            "protobuf-net" when Roots.Numbered(type) == type => "it writes messages only",
            "Avro" when type == typeof(CanIUse) => "its reader does not know maps within maps",
            "Avro" when type == typeof(List<Shape>) => "it reads a list of a union as one of objects",
            "Avro" when type == typeof(int[]) || type == typeof(double[]) => "it reads an array as a list",
            _ => null,
        };
        if (reason is not null && s_said.Add(name + type))
            Console.Error.WriteLine($"{name} does not write {NameOf(type)}: {reason}.");
        return reason is not null;
    }

    private static string NameOf(Type type) =>
        type.IsGenericType ? $"{type.Name[..^2]}<{string.Join(", ", type.GetGenericArguments().Select(NameOf))}>" : type.Name;

    // protobuf-net holds no maps and lists within others: of the real files it has the messages.
    // Google's reader must find the same in what it writes.
    private static Peer? OfMessage(Type type, Func<IMessage> message)
    {
        if (typeof(Peer).Assembly.GetType("MemFormat.Benchmarks.Messages." + type.Name) is not { } printed)
            return null;
        var made = message();
        var peer = Make(typeof(ProtobufNetPeer<>), RuntimeTypeModel.Default.Deserialize(printed, new MemoryStream(made.ToByteArray()))!);
        Expect.SameGraph(made, made.Descriptor.Parser.ParseFrom(peer.Payload), "protobuf-net");
        return peer;
    }

    private static Peer Make(Type peer, object value)
    {
        var made = (Peer)Activator.CreateInstance(peer.MakeGenericType(value.GetType()), value)!;
        made.Check(value);
        return made;
    }
}
