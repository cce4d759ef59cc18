using MemFormat.Schemas;

namespace MemFormat;

/// <summary>Serializes values of a type known only at run time. Thread-safe. See <see cref="MemFormatCodec{T}"/>.</summary>
public abstract class MemFormatCodec
{
    private protected MemFormatCodec()
    {
    }

    /// <summary>The type of the values.</summary>
    public abstract Type Type { get; }

    /// <summary>The schema of the values.</summary>
    /// <exception cref="InvalidOperationException">
    /// The loaded types do not fit together, for example after only one of two assemblies was compiled again.
    /// </exception>
    public MemFormatSchema Schema => new(RootSchema);

    internal abstract RootSchema RootSchema { get; }

    /// <summary>
    /// Writes a payload like <see cref="MemFormatSerializer.Serialize{T}(IBufferWriter{byte}, T, MemFormatOptions?)"/>.
    /// </summary>
    /// <param name="destination">The buffer to write to.</param>
    /// <param name="value">The value, of this codec's <see cref="Type"/>.</param>
    /// <param name="options">The options to write with.</param>
    /// <exception cref="ArgumentException">The value is of another type.</exception>
    public abstract void SerializeObject(IBufferWriter<byte> destination, object? value, MemFormatOptions? options = null);

    /// <summary>
    /// Reads a payload like <see cref="MemFormatSerializer.Deserialize{T}(ReadOnlySpan{byte}, MemFormatOptions?)"/>.
    /// </summary>
    /// <param name="payload">The payload.</param>
    /// <param name="options">The options to read with.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type.</exception>
    public abstract object? DeserializeObject(ReadOnlySpan<byte> payload, MemFormatOptions? options = null);

    /// <summary>Reads a payload that may be followed by other bytes.</summary>
    /// <param name="payload">The payload and the bytes after it.</param>
    /// <param name="bytesRead">The size of the payload in bytes.</param>
    /// <param name="options">The options to read with.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type.</exception>
    public abstract object? DeserializeObject(ReadOnlySpan<byte> payload, out int bytesRead, MemFormatOptions? options = null);

    /// <summary>Reads a payload in one or several segments.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="options">The options to read with.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type.</exception>
    public abstract object? DeserializeObject(in ReadOnlySequence<byte> payload, MemFormatOptions? options = null);

    internal abstract object? Clone(object? value, MemFormatOptions? options);

    internal abstract byte[] Serialize(object? value, MemFormatOptions? options);

    internal abstract bool TrySerialize(Span<byte> destination, object? value, out int bytesWritten, MemFormatOptions? options);
}
