using Nerdbank.MessagePack;
using PolyType;

namespace MemFormat.Benchmarks.Peers;

/// <summary>One serializer for all calls, with numbers as keys, and shapes that PolyType's generator prints.</summary>
internal sealed class NerdbankPeer<T>(T value) : Peer
{
    private static readonly MessagePackSerializer s_serializer = new();
    private static readonly ITypeShape<T> s_shape = (ITypeShape<T>)Roots.Shape(typeof(T))!;

    public override void Write(ArrayBufferWriter<byte> destination) => s_serializer.Serialize(destination, value, s_shape);

    public override object? Read() => s_serializer.Deserialize(Payload, s_shape);

    public override void Write(Stream destination) => s_serializer.Serialize(destination, value, s_shape);

    public override object? Read(Stream source) => s_serializer.Deserialize(source, s_shape);
}
