namespace MemFormat.SignalR;

/// <summary>What payloads of a type begin with: the header with its shape.</summary>
internal sealed class KnownShapes(MemFormatOptions? options)
{
    /// <summary>A shorter one saves nothing worth remembering.</summary>
    private const int Least = 8;

    private readonly ConcurrentDictionary<Type, byte[]> _known = [];
    private readonly bool _isStated = options is null
        || (options.Header == MemFormatHeader.Inline && options.Compression == MemFormatCompression.None);

    /// <summary>The beginning of the payload that all payloads of the type have; null if it has none.</summary>
    public byte[]? Prefix(byte[] payload, Type type)
    {
        if (!_isStated)
            return null;
        if (!_known.TryGetValue(type, out var known))
        {
            if (Find(payload) is not { } found)
                return null;
            known = _known.GetOrAdd(type, found);
        }

        return known.Length >= Least && payload.AsSpan().StartsWith(known) ? known : null;
    }

    /// <summary>Null if the payload is too short to tell, as a null is.</summary>
    private byte[]? Find(byte[] payload)
    {
        if (payload.Length < Least)
            return null;
        var descriptor = MemFormatSchema.Read(payload, options).Descriptor;
        var at = payload.AsSpan().IndexOf(descriptor);
        return at < 0 ? null : payload.AsSpan(0, at + descriptor.Length).ToArray();
    }
}
