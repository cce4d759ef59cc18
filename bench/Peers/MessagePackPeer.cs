using MessagePack;
using MessagePack.Resolvers;

namespace MemFormat.Benchmarks.Peers;

/// <summary>With numbers as keys and the resolvers that its documentation calls fast: a Guid and a decimal as their bytes.</summary>
internal sealed class MessagePackPeer<T>(T value) : Peer
{
    private static readonly MessagePackSerializerOptions s_options = MessagePackSerializerOptions.Standard
        .WithResolver(CompositeResolver.Create(NativeGuidResolver.Instance, NativeDecimalResolver.Instance, StandardResolver.Instance));

    public override void Write(ArrayBufferWriter<byte> destination) => MessagePackSerializer.Serialize(destination, value, s_options);

    public override object? Read() => MessagePackSerializer.Deserialize<T>(Payload, s_options);

    public override void Write(Stream destination) => MessagePackSerializer.Serialize(destination, value, s_options);

    public override object? Read(Stream source) => MessagePackSerializer.Deserialize<T>(source, s_options);
}
