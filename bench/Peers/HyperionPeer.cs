using Hyperion;

namespace MemFormat.Benchmarks.Peers;

/// <summary>As it is fastest: the models are known before, no references are kept, and sessions serve for all calls.</summary>
internal sealed class HyperionPeer<T>(T value) : StreamPeer
{
    private static readonly Serializer s_serializer = new(SerializerOptions.Default.WithKnownTypes([.. Roots.Models.Append(typeof(T)).Distinct()]));

    private readonly SerializerSession _writing = s_serializer.GetSerializerSession();
    private readonly DeserializerSession _reading = s_serializer.GetDeserializerSession();

    public override void Write(Stream destination) => s_serializer.Serialize(value, destination, _writing);

    public override object? Read(Stream source) => s_serializer.Deserialize<T>(source, _reading);
}
