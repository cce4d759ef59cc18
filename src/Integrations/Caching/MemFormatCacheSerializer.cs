namespace MemFormat.Caching;

/// <summary>
/// Writes and reads the entries of a <see cref="HybridCache"/>. Entries say their shape, so those of earlier and later
/// releases are read.
/// </summary>
/// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
/// <param name="options">The options to write and read with.</param>
public sealed class MemFormatCacheSerializer<T>(MemFormatOptions? options = null) : IHybridCacheSerializer<T>
{
    /// <summary>Reads an entry.</summary>
    /// <param name="source">The bytes of the entry.</param>
    /// <exception cref="MemFormatException">The bytes are bad or do not fit the type.</exception>
    public T Deserialize(ReadOnlySequence<byte> source) => MemFormatSerializer.Deserialize<T>(source, options)!;

    /// <summary>Writes an entry.</summary>
    /// <param name="value">The value.</param>
    /// <param name="target">The destination.</param>
    /// <exception cref="MemFormatException">The value cannot be written.</exception>
    public void Serialize(T value, IBufferWriter<byte> target) => MemFormatSerializer.Serialize(target, value, options);
}
