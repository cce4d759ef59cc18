using IEventBinarySerializer = JasperFx.Events.IEventBinarySerializer;

namespace MemFormat.Marten;

/// <summary>Writes and reads events as payloads. Each says its shape, so events of earlier and later releases are read.</summary>
/// <param name="options">The options to write and read with.</param>
public sealed class MemFormatEventSerializer(MemFormatOptions? options = null) : IEventBinarySerializer
{
    /// <summary>Writes an event.</summary>
    /// <param name="type">Its type.</param>
    /// <param name="data">The event.</param>
    /// <exception cref="MemFormatException">It cannot be written, or its type has no codec.</exception>
    public byte[] Serialize(Type type, object data) => MemFormatSerializer.Serialize(data, type, options);

    /// <summary>Reads an event.</summary>
    /// <param name="type">Its type.</param>
    /// <param name="data">The payload.</param>
    /// <exception cref="MemFormatException">The bytes are bad or do not fit the type.</exception>
    /// <exception cref="InvalidDataException">The event is a null.</exception>
    public object Deserialize(Type type, byte[] data) => MemFormatSerializer.Deserialize(data, type, options)
        ?? throw new InvalidDataException($"The event {type.Name} is a null.");
}
