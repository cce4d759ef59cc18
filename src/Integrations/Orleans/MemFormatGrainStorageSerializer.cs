using Orleans.Storage;

namespace MemFormat.Orleans;

/// <summary>
/// Stores the states of grains as payloads, and reads rows that are JSON still. States whose type has no codec stay with the
/// other serializer.
/// </summary>
/// <param name="other">Reads what is no payload, and writes what has no codec: <see cref="JsonGrainStorageSerializer"/>, for example.</param>
/// <param name="options">The options to write and read with.</param>
public sealed class MemFormatGrainStorageSerializer(IGrainStorageSerializer other, MemFormatOptions? options = null) : IGrainStorageSerializer
{
    /// <summary>Writes a state.</summary>
    /// <typeparam name="T">The type of the state.</typeparam>
    /// <param name="input">The state.</param>
    /// <exception cref="MemFormatException">It cannot be written.</exception>
    public BinaryData Serialize<T>(T? input) =>
        MemFormatSerializer.TryGetCodec(typeof(T), out _, options) ? new(MemFormatSerializer.Serialize(input, options)) : other.Serialize(input);

    /// <summary>Reads a state.</summary>
    /// <typeparam name="T">The type of the state.</typeparam>
    /// <param name="input">The row.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type, or the type has no codec.</exception>
    public T? Deserialize<T>(BinaryData input)
    {
        ArgumentNullException.ThrowIfNull(input);
        var row = input.ToMemory().Span;
        return MemFormatSerializer.IsPayload(row) ? MemFormatSerializer.Deserialize<T>(row, options) : other.Deserialize<T>(input);
    }
}
