using ProtoBuf;
using ProtoBuf.Meta;

namespace MemFormat.Benchmarks.Peers;

internal sealed class ProtobufNetPeer<T> : Peer
{
    private readonly T _value;

    // Else it loses whether a time is UTC.
    static ProtobufNetPeer() => RuntimeTypeModel.Default.IncludeDateTimeKind = true;

    public ProtobufNetPeer(T value)
    {
        _value = value;
        ArrayBufferWriter<byte> bytes = new();
        Write(bytes);
        Payload = bytes.WrittenSpan.ToArray();
    }

    public override void Write(ArrayBufferWriter<byte> destination) => Serializer.Serialize(destination, _value);

    public override object? Read() => Serializer.Deserialize<T>(Payload.AsSpan());
}
