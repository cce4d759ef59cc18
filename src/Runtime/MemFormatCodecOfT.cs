using System.Buffers;
using MemFormat.Roots;

namespace MemFormat;

/// <summary>The object form of a codec: writes and reads values of a type, without a header.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
public abstract class MemFormatCodec<T> : MemFormatCodec
{
    private protected MemFormatCodec()
    {
    }

    /// <inheritdoc/>
    public sealed override Type Type => typeof(T);

    /// <summary>Writes the body of a value.</summary>
    /// <param name="writer">Where to write.</param>
    /// <param name="value">The value; not null, unless it is a string or a collection.</param>
    public abstract void Write(ref MemFormatWriter writer, T value);

    /// <summary>Reads the body of a value that was written with the same schema.</summary>
    /// <param name="reader">Where to read.</param>
    public abstract T Read(ref MemFormatReader reader);

    /// <inheritdoc/>
    public sealed override void SerializeObject(IBufferWriter<byte> destination, object? value, MemFormatOptions? options = null) =>
        Serialize(destination, Unboxed(value), options);

    /// <inheritdoc/>
    public sealed override object? DeserializeObject(ReadOnlySpan<byte> payload, MemFormatOptions? options = null) =>
        Deserialize(payload, options);

    /// <inheritdoc/>
    public sealed override object? DeserializeObject(ReadOnlySpan<byte> payload, out int bytesRead, MemFormatOptions? options = null) =>
        Deserialize(payload, out bytesRead, options);

    /// <inheritdoc/>
    public sealed override object? DeserializeObject(in ReadOnlySequence<byte> payload, MemFormatOptions? options = null) =>
        Deserialize(payload, options);

    internal sealed override byte[] Serialize(object? value, MemFormatOptions? options) => Serialize(Unboxed(value), options);

    internal sealed override bool TrySerialize(Span<byte> destination, object? value, out int bytesWritten, MemFormatOptions? options) =>
        TrySerialize(destination, Unboxed(value), out bytesWritten, options);

    internal abstract byte[] Serialize(T value, MemFormatOptions? options);

    internal abstract void Serialize(IBufferWriter<byte> destination, T value, MemFormatOptions? options);

    internal abstract bool TrySerialize(Span<byte> destination, T value, out int bytesWritten, MemFormatOptions? options);

    internal abstract T? Deserialize(ReadOnlySpan<byte> payload, MemFormatOptions? options);

    internal abstract T? Deserialize(ReadOnlySpan<byte> payload, out int bytesRead, MemFormatOptions? options);

    internal abstract T? Deserialize(in ReadOnlySequence<byte> payload, MemFormatOptions? options);

    internal abstract T Clone(T value, MemFormatOptions? options);

    private static T Unboxed(object? value) => value switch
    {
        T typed => typed,
        null when default(T) is null => default!,
        _ => throw new ArgumentException(
            $"The value is {(value is null ? "null" : TypeNames.Of(value.GetType()))} and cannot be written as {TypeNames.Of(typeof(T))}.", nameof(value)),
    };
}
