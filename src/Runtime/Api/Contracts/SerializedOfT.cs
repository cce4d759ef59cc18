using MemFormat.Base;

namespace MemFormat;

/// <summary>
/// A payload within a payload. It is decoded when you first get its <see cref="Value"/>. If you never do, its bytes are
/// copied. Make one with <see cref="Serialized.From{T}"/>. Not safe for several threads at once.
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
    /// The value. The first call decodes it, with the limits, the compression and the <see cref="MemFormatOptions.State"/>
    /// of the outer read. From then on MemFormat writes this value, with all your changes to it.
    /// </summary>
    /// <exception cref="MemFormatException">
    /// The payload is bad or does not fit the type. You get <see cref="MemFormatError.LimitExceeded"/> if callbacks nest more
    /// reads than <see cref="MemFormatLimits.MaxDepth"/>.
    /// </exception>
    public T? Value
    {
        get
        {
            if (_payload is not null)
            {
                // A callback may get the value during a read, and callbacks of the value those inside it.
                NestedReads.Enter(_limits.MaxDepth);
                try
                {
                    _value = _codec.Entry.Deserialize(_payload, isAll: true, out _, Options());
                }
                catch (Exception) when (NestedReads.Leave())
                {
                }

                NestedReads.Leave();
                _payload = null;
            }

            return _value;
        }
    }

    /// <summary>The payload with its header. After you got the <see cref="Value"/>, it is encoded again.</summary>
    /// <exception cref="MemFormatException">The value cannot be written.</exception>
    public ReadOnlyMemory<byte> Payload => _payload ?? _codec.Entry.Serialize(_value!, _limits.State is { } state ? new() { State = state } : null);

    private MemFormatOptions? Options() => (_decompression, _limits) switch
    {
        (not null, _) =>
            new MemFormatOptions
            {
                Limits = _limits, Strictness = _limits.Strictness, State = _limits.State, Compression = _decompression.Compression,
                Decompression = _decompression
            },
        _ when ReferenceEquals(_limits, MemFormatLimits.Default) => null,
        _ => new MemFormatOptions { Limits = _limits, Strictness = _limits.Strictness, State = _limits.State },
    };

    /// <summary>The bytes; or <see langword="null"/>, and the value.</summary>
    internal byte[]? Encoded(out T? value)
    {
        value = _value;
        return _payload;
    }
}
