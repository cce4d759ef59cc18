using System.IO.Pipelines;
using MemFormat.Payloads.Finding;
using MemFormat.Payloads.Streams;

namespace MemFormat;

// For frameworks that have values as objects and their types as Type: formatters, caches, message buses.
public static partial class MemFormatSerializer
{
    /// <summary>Gets the codec of a root, if the type has one: whether values of it can be stored at all.</summary>
    /// <param name="type">The root's type.</param>
    /// <param name="codec">The codec.</param>
    /// <param name="options">The options whose context is asked, too.</param>
    public static bool TryGetCodec(Type type, [NotNullWhen(true)] out MemFormatCodec? codec, MemFormatOptions? options = null)
    {
        codec = RootCodecs.TryGet(type, options);
        return codec is not null;
    }

    /// <summary>
    /// Gets the type to write a value as if you only have the object, and your readers name its union: the union that lists
    /// the type with <see cref="MemUnionAttribute"/>.
    /// </summary>
    /// <param name="type">The type of the object.</param>
    /// <returns>The union; the type itself if it is one, or if none or several list it.</returns>
    public static Type GetRootType(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return UnionRoots.Of(type);
    }

    /// <summary>Makes a deep copy of a value like <see cref="Clone{T}(T, MemFormatOptions?)"/>.</summary>
    /// <param name="value">The value. A null gives null.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="options">The limits. The other options do not matter.</param>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <exception cref="MemFormatException">The same errors as the generic method.</exception>
    [OverloadResolutionPriority(-1)]
    public static object? Clone(object? value, Type type, MemFormatOptions? options = null) => RootCodecs.Get(type, options).Clone(value, options);

    /// <summary>Writes a payload to a new array like <see cref="Serialize{T}(T, MemFormatOptions?)"/>.</summary>
    /// <param name="value">The value; not null if the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="type">
    /// The type of the root. The reader must name the same one: give the declared type, not a derived type of the
    /// value.
    /// </param>
    /// <param name="options">The options to write with.</param>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <exception cref="MemFormatException">A null is refused, nesting is too deep, or the type has no codec.</exception>
    public static byte[] Serialize(object? value, Type type, MemFormatOptions? options = null) =>
        RootCodecs.Get(type, options).Serialize(value, options);

    /// <summary>
    /// Writes a payload to a buffer like <see cref="Serialize{T}(IBufferWriter{byte}, T, MemFormatOptions?)"/>.
    /// </summary>
    /// <param name="destination">The buffer to write to. After an exception its contents are undefined.</param>
    /// <param name="value">The value; not null if the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="options">The options to write with.</param>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <exception cref="MemFormatException">A null is refused, nesting is too deep, or the type has no codec.</exception>
    public static void Serialize(IBufferWriter<byte> destination, object? value, Type type, MemFormatOptions? options = null) =>
        RootCodecs.Get(type, options).SerializeObject(destination, value, options);

    /// <summary>
    /// Writes a payload to a span that may be too short, like
    /// <see cref="TrySerialize{T}(Span{byte}, T, out int, MemFormatOptions?)"/>.
    /// </summary>
    /// <param name="destination">The buffer to fill. If the payload does not fit, its contents are undefined.</param>
    /// <param name="value">The value; not null if the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="bytesWritten">The size of the payload in bytes, or 0 if it does not fit.</param>
    /// <param name="options">The options to write with.</param>
    /// <returns>Whether the payload fits.</returns>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <exception cref="MemFormatException">A null is refused, nesting is too deep, or the type has no codec.</exception>
    public static bool TrySerialize(Span<byte> destination, object? value, Type type, out int bytesWritten, MemFormatOptions? options = null) =>
        RootCodecs.Get(type, options).TrySerialize(destination, value, out bytesWritten, options);

    /// <summary>
    /// Reads a payload like <see cref="Deserialize{T}(ReadOnlySpan{byte}, MemFormatOptions?)"/>. Bytes after it are an
    /// error.
    /// </summary>
    /// <param name="payload">The payload.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="options">The options to read with.</param>
    /// <returns>The value. A null payload gives <see langword="null"/>, or the default of a value type.</returns>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type, or the type has no codec.</exception>
    public static object? Deserialize(ReadOnlySpan<byte> payload, Type type, MemFormatOptions? options = null) =>
        RootCodecs.Get(type, options).DeserializeObject(payload, options);

    /// <summary>
    /// Reads a payload that may be followed by other bytes, like
    /// <see cref="Deserialize{T}(ReadOnlySpan{byte}, out int, MemFormatOptions?)"/>.
    /// </summary>
    /// <param name="payload">The payload and the bytes after it.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="bytesRead">The size of the payload in bytes.</param>
    /// <param name="options">The options to read with.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type, or the type has no codec.</exception>
    public static object? Deserialize(ReadOnlySpan<byte> payload, Type type, out int bytesRead, MemFormatOptions? options = null) =>
        RootCodecs.Get(type, options).DeserializeObject(payload, out bytesRead, options);

    /// <summary>Reads a payload in one or several segments. Bytes after it are an error.</summary>
    /// <param name="payload">The payload.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="options">The options to read with.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type, or the type has no codec.</exception>
    public static object? Deserialize(in ReadOnlySequence<byte> payload, Type type, MemFormatOptions? options = null) =>
        RootCodecs.Get(type, options).DeserializeObject(payload, options);

    /// <summary>Writes a payload to a stream like <see cref="Serialize{T}(Stream, T, MemFormatOptions?)"/>.</summary>
    /// <param name="destination">The stream to write to.</param>
    /// <param name="value">The value; not null if the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="options">The options to write with.</param>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <exception cref="MemFormatException">The same errors as the generic method.</exception>
    [OverloadResolutionPriority(-1)]
    public static void Serialize(Stream destination, object? value, Type type, MemFormatOptions? options = null) =>
        WholePayload.WriteObject(RootCodecs.Get(type, options), destination, value, options);

    /// <summary>Reads a payload up to the end of a stream, like <see cref="Deserialize{T}(Stream, MemFormatOptions?)"/>.</summary>
    /// <param name="source">The stream to read from.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="options">The options to read with.</param>
    /// <exception cref="MemFormatException">The same errors as the generic method.</exception>
    [OverloadResolutionPriority(-1)]
    public static object? Deserialize(Stream source, Type type, MemFormatOptions? options = null) =>
        WholePayload.ReadObject(RootCodecs.Get(type, options), source, options);

    /// <summary>
    /// Writes a payload to a stream like
    /// <see cref="SerializeAsync{T}(Stream, T, MemFormatOptions?, CancellationToken)"/>.
    /// </summary>
    /// <param name="destination">The stream to write to.</param>
    /// <param name="value">The value; not null if the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="options">The options to write with.</param>
    /// <param name="cancellationToken">Cancels the wait for the destination.</param>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <exception cref="MemFormatException">The same errors as the generic method.</exception>
    public static ValueTask SerializeAsync(
        Stream destination,
        object? value,
        Type type,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        WholePayload.WriteObjectAsync(RootCodecs.Get(type, options), destination, value, options, cancellationToken);

    /// <summary>
    /// Writes a payload to a pipe and flushes it, like
    /// <see cref="SerializeAsync{T}(PipeWriter, T, MemFormatOptions?, CancellationToken)"/>.
    /// </summary>
    /// <param name="destination">The pipe to write to.</param>
    /// <param name="value">The value; not null if the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="options">The options to write with.</param>
    /// <param name="cancellationToken">Cancels the wait for the destination.</param>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <exception cref="MemFormatException">The same errors as the generic method.</exception>
    public static ValueTask SerializeAsync(
        PipeWriter destination,
        object? value,
        Type type,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        WholePayload.WriteObjectAsync(RootCodecs.Get(type, options), destination, value, options, cancellationToken);

    /// <summary>
    /// Reads a payload up to the end of a stream, like
    /// <see cref="DeserializeAsync{T}(Stream, MemFormatOptions?, CancellationToken)"/>.
    /// </summary>
    /// <param name="source">The stream to read from.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="options">The options to read with.</param>
    /// <param name="cancellationToken">Cancels the wait for bytes.</param>
    /// <exception cref="MemFormatException">The same errors as the generic method.</exception>
    public static ValueTask<object?> DeserializeAsync(
        Stream source,
        Type type,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        WholePayload.ReadObjectAsync(RootCodecs.Get(type, options), source, options, cancellationToken);

    /// <summary>
    /// Reads a payload up to the end of a pipe, like
    /// <see cref="DeserializeAsync{T}(PipeReader, MemFormatOptions?, CancellationToken)"/>.
    /// </summary>
    /// <param name="source">The pipe to read from.</param>
    /// <param name="type">The root's type.</param>
    /// <param name="options">The options to read with.</param>
    /// <param name="cancellationToken">Cancels the wait for bytes.</param>
    /// <exception cref="MemFormatException">The same errors as the generic method.</exception>
    public static ValueTask<object?> DeserializeAsync(
        PipeReader source,
        Type type,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        WholePayload.ReadObjectAsync(RootCodecs.Get(type, options), source, options, cancellationToken);
}
