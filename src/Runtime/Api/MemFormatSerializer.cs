using MemFormat.Codecs;
using MemFormat.Payloads;
using MemFormat.Payloads.Finding;

namespace MemFormat;

/// <summary>
/// Writes values as payloads and reads them back. If the type is known at compile time, the generator binds the call to
/// its codec. Other calls find the codec at run time. All methods are thread-safe.
/// </summary>
public static partial class MemFormatSerializer
{
    /// <summary>Writes a payload to a new array.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="value">The value; not null if the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="options">The options to write with.</param>
    /// <returns>The payload.</returns>
    /// <exception cref="MemFormatException">A null is refused, nesting is too deep, or the type has no codec.</exception>
    public static byte[] Serialize<T>(T value, MemFormatOptions? options = null) => RootCodec<T>.Entry(options).Serialize(value, options);

    /// <summary>Writes a payload to a buffer. After an exception the contents of the buffer are undefined.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="destination">The buffer to write to.</param>
    /// <param name="value">The value; not null if the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="options">The options to write with.</param>
    /// <exception cref="MemFormatException">A null is refused, nesting is too deep, or the type has no codec.</exception>
    public static void Serialize<T>(IBufferWriter<byte> destination, T value, MemFormatOptions? options = null) =>
        RootCodec<T>.Entry(options).Serialize(destination, value, options);

    /// <summary>Writes a payload to a span that may be too short.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="destination">The buffer to fill. If the payload does not fit, its contents are undefined.</param>
    /// <param name="value">The value; not null if the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="bytesWritten">The size of the payload in bytes, or 0 if it does not fit.</param>
    /// <param name="options">The options to write with.</param>
    /// <returns>Whether the payload fits.</returns>
    /// <exception cref="MemFormatException">A null is refused, nesting is too deep, or the type has no codec.</exception>
    public static bool TrySerialize<T>(Span<byte> destination, T value, out int bytesWritten, MemFormatOptions? options = null) =>
        RootCodec<T>.Entry(options).TrySerialize(destination, value, out bytesWritten, options);

    /// <summary>Reads a payload. Bytes after it are an error.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="payload">The payload.</param>
    /// <param name="options">The options to read with.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type.</exception>
    public static T? Deserialize<T>(ReadOnlySpan<byte> payload, MemFormatOptions? options = null) =>
        RootCodec<T>.Entry(options).Deserialize(payload, isAll: true, out _, options);

    /// <summary>Reads a payload that may be followed by other bytes.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="payload">The payload and the bytes after it.</param>
    /// <param name="bytesRead">The size of the payload in bytes.</param>
    /// <param name="options">The options to read with.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type.</exception>
    public static T? Deserialize<T>(ReadOnlySpan<byte> payload, out int bytesRead, MemFormatOptions? options = null) =>
        RootCodec<T>.Entry(options).Deserialize(payload, isAll: false, out bytesRead, options);

    /// <summary>Reads a payload in one or several segments. Bytes after it are an error.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="payload">The payload.</param>
    /// <param name="options">The options to read with.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type.</exception>
    public static T? Deserialize<T>(in ReadOnlySequence<byte> payload, MemFormatOptions? options = null)
    {
        using var joined = new JoinedSequence(payload);
        return RootCodec<T>.Entry(options).Deserialize(joined.Bytes, isAll: true, out _, options);
    }

    /// <summary>
    /// Looks whether bytes begin like a payload with a header, for stores that hold other data beside payloads. It reads
    /// a few bytes, so it promises nothing about the others.
    /// </summary>
    /// <param name="bytes">The bytes.</param>
    /// <returns>
    /// False for JSON but for its numbers, XML, common formats of files, messages of streams and no bytes. A payload
    /// without a header can begin like anything: do not ask for those.
    /// </returns>
    public static bool IsPayload(ReadOnlySpan<byte> bytes) => HeaderLook.IsPayload(bytes);

    /// <summary>
    /// Makes a deep copy of a value: MemFormat writes it and reads it again, without a header. Only the contents of
    /// strings are shared.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="value">The value. A null gives null. Members that are not stored are not copied.</param>
    /// <param name="options">The limits. The other options do not matter.</param>
    /// <exception cref="MemFormatException">
    /// A null is refused, nesting is too deep, the type has no codec, or code of your types threw an exception.
    /// </exception>
    public static T Clone<T>(T value, MemFormatOptions? options = null) => RootCodec<T>.Entry(options).Clone(value, options);

    /// <summary>
    /// Reads a payload into an existing value. It reuses objects, lists, arrays, sets and dictionaries where it can,
    /// and then allocates nothing if the shapes match. Bytes after the payload are an error.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="payload">The payload.</param>
    /// <param name="value">
    /// The value; a null is replaced by a new one, and a null payload makes it null. It must be a tree: an object in
    /// two places is filled twice. Members missing in the payload keep their values. Collections get exactly the
    /// elements of the payload. Objects that cannot be changed are made again. After an exception the contents are undefined.
    /// </param>
    /// <param name="options">The options to read with.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type.</exception>
    public static void Populate<T>(ReadOnlySpan<byte> payload, ref T value, MemFormatOptions? options = null) =>
        RootCodec<T>.Entry(options).Populate(payload, ref value, options);
}
