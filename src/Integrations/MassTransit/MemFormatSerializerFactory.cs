using MemFormat.MassTransit.Messages;

namespace MemFormat.MassTransit;

/// <summary>
/// Makes the serializer of a bus, or of one endpoint: <c>endpoint.AddSerializer(new MemFormatSerializerFactory())</c>.
/// </summary>
/// <param name="options">The options to write and read with.</param>
public sealed class MemFormatSerializerFactory(MemFormatOptions? options = null) : ISerializerFactory
{
    private readonly EnvelopeSerializer _serializer = new(options);

    /// <summary><c>application/vnd.masstransit+memformat</c>.</summary>
    public ContentType ContentType => EnvelopeSerializer.Type;

    /// <summary>Makes what writes.</summary>
    public IMessageSerializer CreateSerializer() => _serializer;

    /// <summary>
    /// Makes what reads. Bad bytes are a <see cref="MemFormatException"/>, by which MassTransit moves a message to
    /// the error queue.
    /// </summary>
    public IMessageDeserializer CreateDeserializer() => _serializer;
}
