using ProtoBuf;
using ProtoBuf.Meta;

namespace MemFormat.Benchmarks.Peers;

internal sealed class ProtobufNetPeer<T>(T value) : Peer
{
    // Else it loses whether a time is UTC.
    static ProtobufNetPeer() => RuntimeTypeModel.Default.IncludeDateTimeKind = true;

    public override void Write(ArrayBufferWriter<byte> destination) => Serializer.Serialize(destination, value);

    public override object? Read() => Serializer.Deserialize<T>(Payload.AsSpan());

    public override void Write(Stream destination) => Serializer.Serialize(destination, value);

    public override object? Read(Stream source) => Serializer.Deserialize<T>(source);
}
