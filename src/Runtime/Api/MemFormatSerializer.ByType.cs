using System.Buffers;
using System.IO.Pipelines;
using MemFormat.Payloads.Finding;
using MemFormat.Payloads.Streams;

namespace MemFormat;

// For frameworks that have values as objects and their types as Type: formatters, caches, message buses.
public static partial class MemFormatSerializer
{
    /// <summary>Writes a payload to a new array. As <see cref="Serialize{T}(T, MemFormatOptions?)"/>.</summary>
    /// <param name="value">The value; null is possible unless the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="type">The root's type: a reader names the same one, so it is not the value's own where that is derived from it.</param>
    /// <param name="options">How to write.</param>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <exception cref="MemFormatException">A member is null that must not be, the values are nested too deep, or no codec is known.</exception>
    public static byte[] Serialize(object? value, Type type, MemFormatOptions? options = null) =>
        RootCodecs.Get(type, options).Serialize(value, options);

    /// <summary>Writes a payload to a buffer. As <see cref="Serialize{T}(IBufferWriter{byte}, T, MemFormatOptions?)"/>.</summary>
    /// <param name="destination">Where to write. After an exception it is not defined what was written.</param>
    /// <param name="value">The value; null is possible unless the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="options">How to write.</param>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <exception cref="MemFormatException">A member is null that must not be, the values are nested too deep, or no codec is known.</exception>
    public static void Serialize(IBufferWriter<byte> destination, object? value, Type type, MemFormatOptions? options = null) =>
        RootCodecs.Get(type, options).SerializeObject(destination, value, options);

    /// <summary>Writes a payload to a span that may be too short. As <see cref="TrySerialize{T}(Span{byte}, T, out int, MemFormatOptions?)"/>.</summary>
    /// <param name="destination">Where to write. What it holds is not defined when the payload does not fit.</param>
    /// <param name="value">The value; null is possible unless the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="bytesWritten">The payload's size, or 0 when it does not fit.</param>
    /// <param name="options">How to write.</param>
    /// <returns>Whether the payload fits.</returns>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <exception cref="MemFormatException">A member is null that must not be, the values are nested too deep, or no codec is known.</exception>
    public static bool TrySerialize(Span<byte> destination, object? value, Type type, out int bytesWritten, MemFormatOptions? options = null) =>
        RootCodecs.Get(type, options).TrySerialize(destination, value, out bytesWritten, options);

    /// <summary>Reads a payload. Bytes behind it are an error. As <see cref="Deserialize{T}(ReadOnlySpan{byte}, MemFormatOptions?)"/>.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="options">How to read.</param>
    /// <returns>The value. Of a payload that is null: null, or the default of a value type.</returns>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type, or no codec is known.</exception>
    public static object? Deserialize(ReadOnlySpan<byte> payload, Type type, MemFormatOptions? options = null) =>
        RootCodecs.Get(type, options).DeserializeObject(payload, options);

    /// <summary>Reads a payload that other bytes may follow. As <see cref="Deserialize{T}(ReadOnlySpan{byte}, out int, MemFormatOptions?)"/>.</summary>
    /// <param name="payload">The payload and what follows.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="bytesRead">The payload's size.</param>
    /// <param name="options">How to read.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type, or no codec is known.</exception>
    public static object? Deserialize(ReadOnlySpan<byte> payload, Type type, out int bytesRead, MemFormatOptions? options = null) =>
        RootCodecs.Get(type, options).DeserializeObject(payload, out bytesRead, options);

    /// <summary>Reads a payload that lies in one or several segments. Bytes behind it are an error.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="options">How to read.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type, or no codec is known.</exception>
    public static object? Deserialize(in ReadOnlySequence<byte> payload, Type type, MemFormatOptions? options = null) =>
        RootCodecs.Get(type, options).DeserializeObject(payload, options);

    /// <summary>Writes a payload to a stream. As <see cref="SerializeAsync{T}(Stream, T, MemFormatOptions?, CancellationToken)"/>.</summary>
    /// <param name="destination">Where to write.</param>
    /// <param name="value">The value; null is possible unless the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="options">How to write.</param>
    /// <param name="cancellationToken">Ends the waiting for the destination.</param>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <exception cref="MemFormatException">As of the method with a type parameter.</exception>
    public static ValueTask SerializeAsync(Stream destination, object? value, Type type, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        MemFormatStreams.SerializeAsync(destination, value, RootCodecs.Get(type, options), options, cancellationToken);

    /// <summary>Writes a payload to a pipe, and flushes it. As <see cref="SerializeAsync{T}(PipeWriter, T, MemFormatOptions?, CancellationToken)"/>.</summary>
    /// <param name="destination">Where to write.</param>
    /// <param name="value">The value; null is possible unless the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="options">How to write.</param>
    /// <param name="cancellationToken">Ends the waiting for the destination.</param>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <exception cref="MemFormatException">As of the method with a type parameter.</exception>
    public static ValueTask SerializeAsync(PipeWriter destination, object? value, Type type, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        MemFormatStreams.SerializeAsync(destination, value, RootCodecs.Get(type, options), options, cancellationToken);

    /// <summary>Reads the payload that a stream holds until its end. As <see cref="DeserializeAsync{T}(Stream, MemFormatOptions?, CancellationToken)"/>.</summary>
    /// <param name="source">Where to read.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="options">How to read.</param>
    /// <param name="cancellationToken">Ends the waiting for bytes.</param>
    /// <exception cref="MemFormatException">As of the method with a type parameter.</exception>
    public static ValueTask<object?> DeserializeAsync(Stream source, Type type, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        MemFormatStreams.DeserializeAsync<object>(source, RootCodecs.Get(type, options), options, cancellationToken);

    /// <summary>Reads the payload that a pipe holds until its end. As <see cref="DeserializeAsync{T}(PipeReader, MemFormatOptions?, CancellationToken)"/>.</summary>
    /// <param name="source">Where to read.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="options">How to read.</param>
    /// <param name="cancellationToken">Ends the waiting for bytes.</param>
    /// <exception cref="MemFormatException">As of the method with a type parameter.</exception>
    public static ValueTask<object?> DeserializeAsync(PipeReader source, Type type, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        MemFormatStreams.DeserializeAsync<object>(source, RootCodecs.Get(type, options), options, cancellationToken);
}
