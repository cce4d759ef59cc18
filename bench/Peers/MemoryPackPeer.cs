using MemoryPack;

namespace MemFormat.Benchmarks.Peers;

/// <summary>In memory, nothing waits: both calls with streams are done when they return.</summary>
internal class MemoryPackPeer<T>(T value, MemoryPackSerializerOptions options) : Peer
{
    public MemoryPackPeer(T value)
        : this(value, MemoryPackSerializerOptions.Utf8)
    {
    }

    public override void Write(ArrayBufferWriter<byte> destination) => MemoryPackSerializer.Serialize(destination, value, options);

    public override object? Read() => MemoryPackSerializer.Deserialize<T>(Payload, options);

    public override void Write(Stream destination) => MemoryPackSerializer.SerializeAsync(destination, value, options).AsTask().Wait();

    public override object? Read(Stream source) => MemoryPackSerializer.DeserializeAsync<T>(source, options).AsTask().Result;
}

internal sealed class MemoryPackUtf16Peer<T>(T value) : MemoryPackPeer<T>(value, MemoryPackSerializerOptions.Utf16);
