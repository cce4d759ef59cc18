using System.Collections.Concurrent;

namespace MemFormat.Integrations;

/// <summary>Which types have a codec: others stay with another serializer.</summary>
internal sealed class StoredTypes(MemFormatOptions options)
{
    private readonly ConcurrentDictionary<Type, bool> _known = [];

    public MemFormatOptions Options => options;

    public bool Has(Type type) => _known.GetOrAdd(type, static (type, self) => self.HasCodec(type), this);

    private bool HasCodec(Type type)
    {
        try
        {
            MemFormatSerializer.Deserialize([], type, options);
            return true;
        }
        catch (MemFormatException error)
        {
            // Codecs are found before the bytes are looked at; these end too early.
            return error.Error != MemFormatError.UnsupportedType;
        }
    }
}
