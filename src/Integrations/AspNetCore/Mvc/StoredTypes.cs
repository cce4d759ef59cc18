using System.Collections.Concurrent;
using Microsoft.Extensions.Options;

namespace MemFormat.AspNetCore.Mvc;

/// <summary>Which types have a codec: for others the next formatter is asked.</summary>
internal sealed class StoredTypes(IOptions<MemFormatHttpOptions> options)
{
    private readonly ConcurrentDictionary<Type, bool> _known = [];

    public MemFormatOptions Options => options.Value.Serializer;

    public bool Has(Type type) => _known.GetOrAdd(type, static (type, self) => self.HasCodec(type), this);

    private bool HasCodec(Type type)
    {
        try
        {
            MemFormatSerializer.Deserialize([], type, Options);
            return true;
        }
        catch (MemFormatException error)
        {
            // Codecs are found before the bytes are looked at; these end too early.
            return error.Error != MemFormatError.UnsupportedType;
        }
    }
}
