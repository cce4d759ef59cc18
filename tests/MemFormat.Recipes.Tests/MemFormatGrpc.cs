using ProtoBuf.Grpc.Configuration;

namespace MemFormat.Recipes.Tests;

public sealed class MemFormatGrpc : MarshallerFactory
{
    public static BinderConfiguration Configuration { get; } = BinderConfiguration.Create([new MemFormatGrpc()]);

    protected override bool CanSerialize(Type type) => MemFormatSerializer.TryGetCodec(type, out _);

    protected override byte[] Serialize<T>(T value) => MemFormatSerializer.Serialize(value);

    protected override T Deserialize<T>(byte[] payload) => MemFormatSerializer.Deserialize<T>(payload)!;
}
