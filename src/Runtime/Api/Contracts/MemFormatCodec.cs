using System.Buffers;
using MemFormat.Schemas;

namespace MemFormat;

/// <summary>Serializes values of one type that is known at run time only. See <see cref="MemFormatCodec{T}"/>.</summary>
public abstract class MemFormatCodec
{
    private protected MemFormatCodec()
    {
    }

    /// <summary>The type of the values.</summary>
    public abstract Type Type { get; }

    /// <summary>The schema that values are written in.</summary>
    /// <exception cref="InvalidOperationException">The types that are loaded do not fit together.</exception>
    public MemFormatSchema Schema => new(RootSchema);

    internal abstract RootSchema RootSchema { get; }

    /// <summary>Writes a payload. As <see cref="MemFormatSerializer.Serialize{T}(IBufferWriter{byte}, T, MemFormatOptions?)"/>.</summary>
    /// <param name="destination">Where to write.</param>
    /// <param name="value">The value, of this codec's <see cref="Type"/>.</param>
    /// <param name="options">How to write.</param>
    /// <exception cref="ArgumentException">The value is of another type.</exception>
    public abstract void SerializeObject(IBufferWriter<byte> destination, object? value, MemFormatOptions? options = null);

    /// <summary>Reads a payload. As <see cref="MemFormatSerializer.Deserialize{T}(ReadOnlySpan{byte}, MemFormatOptions?)"/>.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="options">How to read.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type.</exception>
    public abstract object? DeserializeObject(ReadOnlySpan<byte> payload, MemFormatOptions? options = null);

    /// <summary>Reads a payload that other bytes may follow.</summary>
    /// <param name="payload">The payload and what follows.</param>
    /// <param name="bytesRead">The payload's size.</param>
    /// <param name="options">How to read.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type.</exception>
    public abstract object? DeserializeObject(ReadOnlySpan<byte> payload, out int bytesRead, MemFormatOptions? options = null);

    /// <summary>Reads a payload that lies in one or several segments.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="options">How to read.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type.</exception>
    public abstract object? DeserializeObject(in ReadOnlySequence<byte> payload, MemFormatOptions? options = null);

    internal abstract byte[] Serialize(object? value, MemFormatOptions? options);

    internal abstract bool TrySerialize(Span<byte> destination, object? value, out int bytesWritten, MemFormatOptions? options);
}
