using MemoryPack;

namespace MemFormat.Benchmarks.Peers;

internal sealed class MemoryPackPeer<T> : Peer
{
    private readonly T _value;
    private readonly MemoryPackSerializerOptions _options;

    public MemoryPackPeer(T value, bool isUtf16)
    {
        (_value, _options) = (value, isUtf16 ? MemoryPackSerializerOptions.Utf16 : MemoryPackSerializerOptions.Utf8);
        Payload = MemoryPackSerializer.Serialize(value, _options);
    }

    public override void Write(ArrayBufferWriter<byte> destination) => MemoryPackSerializer.Serialize(destination, _value, _options);

    public override object? Read() => MemoryPackSerializer.Deserialize<T>(Payload, _options);
}
