namespace MemFormat.FusionCache;

/// <summary>Writes and reads the entries of a distributed cache as payloads. Each says its shape, so other releases read it.</summary>
/// <param name="options">The options to write and read with.</param>
public sealed class MemFormatFusionCacheSerializer(MemFormatOptions? options = null) : IFusionCacheSerializer
{
    /// <summary>Writes an entry.</summary>
    /// <typeparam name="T">Its type, with the type of the value.</typeparam>
    /// <param name="obj">The entry.</param>
    /// <exception cref="MemFormatException">The value cannot be written, or its type has no codec.</exception>
    public byte[] Serialize<T>(T? obj) => MemFormatSerializer.Serialize(obj, options);

    /// <summary>Reads an entry.</summary>
    /// <typeparam name="T">Its type, with the type of the value.</typeparam>
    /// <param name="data">The payload.</param>
    /// <exception cref="MemFormatException">The bytes are bad, or do not fit the type.</exception>
    public T? Deserialize<T>(byte[] data) => MemFormatSerializer.Deserialize<T>(data, options);

    /// <summary>Writes an entry.</summary>
    /// <typeparam name="T">Its type, with the type of the value.</typeparam>
    /// <param name="obj">The entry.</param>
    /// <param name="token">Nothing waits, so it is not asked.</param>
    /// <exception cref="MemFormatException">The value cannot be written, or its type has no codec.</exception>
    public ValueTask<byte[]> SerializeAsync<T>(T? obj, CancellationToken token = default) => new(Serialize(obj));

    /// <summary>Reads an entry.</summary>
    /// <typeparam name="T">Its type, with the type of the value.</typeparam>
    /// <param name="data">The payload.</param>
    /// <param name="token">Nothing waits, so it is not asked.</param>
    /// <exception cref="MemFormatException">The bytes are bad, or do not fit the type.</exception>
    public ValueTask<T?> DeserializeAsync<T>(byte[] data, CancellationToken token = default) => new(Deserialize<T>(data));
}
