namespace MemFormat;

/// <summary>
/// A payload within a payload: decoded when its <see cref="Value"/> is asked for, and copied as bytes when it never is. Make
/// one with <see cref="Serialized.From{T}"/>. Not for several threads at once.
/// </summary>
/// <typeparam name="T">The type of the value.</typeparam>
public sealed class Serialized<T>
{
    private readonly MemFormatCodec<T> _codec;
    private readonly MemFormatLimits _limits;
    private readonly IDecompression? _decompression;
    private byte[]? _payload;
    private T? _value;

    internal Serialized(byte[]? payload, T? value, MemFormatCodec<T> codec, MemFormatLimits limits, IDecompression? decompression)
    {
        _payload = payload;
        _value = value;
        _codec = codec;
        _limits = limits;
        _decompression = decompression;
    }

    /// <summary>
    /// The value, decoded at the first time, within the limits of the read that the payload came from, and with its compression. From then on it is this
    /// value that is written, with all changes that were made to it.
    /// </summary>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type.</exception>
    public T? Value
    {
        get
        {
            if (_payload is not null)
            {
                _value = _codec.Entry.Deserialize(_payload, isAll: true, out _, Options());
                _payload = null;
            }

            return _value;
        }
    }

    /// <summary>The payload with its header; once <see cref="Value"/> was asked for, that is encoded anew.</summary>
    /// <exception cref="MemFormatException">The value cannot be written.</exception>
    public ReadOnlyMemory<byte> Payload => _payload ?? _codec.Entry.Serialize(_value!, null);

    private MemFormatOptions? Options() => (_decompression, _limits) switch
    {
        (not null, _) => new MemFormatOptions { Limits = _limits, Compression = _decompression.Compression, Decompression = _decompression },
        _ when ReferenceEquals(_limits, MemFormatLimits.Default) => null,
        _ => new MemFormatOptions { Limits = _limits },
    };

    /// <summary>The bytes, or null and the value.</summary>
    internal byte[]? Encoded(out T? value)
    {
        value = _value;
        return _payload;
    }
}
