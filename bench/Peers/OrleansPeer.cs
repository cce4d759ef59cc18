using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;
using Orleans.Serialization.Session;

namespace MemFormat.Benchmarks.Peers;

/// <summary>Code of Orleans' generator, objects that are not looked up as references, and one session that is reset after each call.</summary>
internal sealed class OrleansPeer<T>(T value) : Peer
{
    private static readonly ServiceProvider s_services = new ServiceCollection().AddSerializer().BuildServiceProvider();

    private readonly Serializer<T> _serializer = s_services.GetRequiredService<Serializer<T>>();
    private readonly SerializerSession _session = s_services.GetRequiredService<SerializerSessionPool>().GetSession();

    public override void Write(ArrayBufferWriter<byte> destination)
    {
        _serializer.Serialize(value, destination, _session);
        _session.Reset();
    }

    public override object? Read() => Reset(_serializer.Deserialize(Payload, _session));

    public override void Write(Stream destination)
    {
        _serializer.Serialize(value, destination, _session);
        _session.Reset();
    }

    public override object? Read(Stream source) => Reset(_serializer.Deserialize(source, _session));

    private object? Reset(T? read)
    {
        _session.Reset();
        return read;
    }
}
