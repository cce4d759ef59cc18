namespace MemFormat.AspNetCore;

/// <summary>How an application reads and writes payloads over HTTP.</summary>
public sealed class MemFormatHttpOptions
{
    private MemFormatOptions _serializer = MemFormatOptions.Default;

    /// <summary>
    /// The options of all requests and responses. <see cref="MemFormatLimits.MaxPayloadBytes"/> is the largest request
    /// body, and the largest value of a stream; <see cref="MemRequestLimitsAttribute"/> sets other limits for an endpoint.
    /// </summary>
    /// <exception cref="ArgumentNullException">The value is null.</exception>
    public MemFormatOptions Serializer
    {
        get => _serializer;
        set
        {
            ArgumentNullException.ThrowIfNull(value);
            _serializer = value;
        }
    }
}
