namespace MemFormat.Caching;

/// <summary>Gives a <see cref="HybridCache"/> the serializer of each type that has a codec. Other types stay with other serializers.</summary>
/// <param name="options">The options to write and read with. With NativeAOT, name collections in the context.</param>
public sealed class MemFormatCacheSerializerFactory(MemFormatOptions? options = null) : IHybridCacheSerializerFactory
{
    private readonly ConcurrentDictionary<Type, bool> _stored = [];

    /// <summary>Makes the serializer of a type, if it has a codec.</summary>
    /// <typeparam name="T">The type of the entry.</typeparam>
    /// <param name="serializer">The serializer, or null.</param>
    public bool TryCreateSerializer<T>([NotNullWhen(true)] out IHybridCacheSerializer<T>? serializer)
    {
        serializer = _stored.GetOrAdd(typeof(T), static (_, options) => HasCodec<T>(options), options)
            ? new MemFormatCacheSerializer<T>(options)
            : null;
        return serializer is not null;
    }

    private static bool HasCodec<T>(MemFormatOptions? options)
    {
        try
        {
            MemFormatSerializer.Deserialize<T>([], options);
            return true;
        }
        catch (MemFormatException error)
        {
            // Codecs are found before the bytes are looked at; these end too early.
            return error.Error != MemFormatError.UnsupportedType;
        }
    }
}
