using System.Buffers;
using MemFormat.Codecs;
using MemFormat.Payloads.Finding;

namespace MemFormat;

/// <summary>
/// Writes values as payloads and reads them back. Calls whose type is known at compile time are bound to the type's codec by
/// the generator; other calls find it at run time.
/// </summary>
public static partial class MemFormatSerializer
{
    /// <summary>Writes a payload to a new array.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="value">The value; null is possible unless the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="options">How to write.</param>
    /// <returns>The payload.</returns>
    /// <exception cref="MemFormatException">A member is null that must not be, the values are nested too deep, or no codec is known.</exception>
    public static byte[] Serialize<T>(T value, MemFormatOptions? options = null) => RootCodec<T>.Entry(options).Serialize(value, options);

    /// <summary>Writes a payload to a buffer. After an exception it is not defined what was written.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="destination">Where to write.</param>
    /// <param name="value">The value; null is possible unless the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="options">How to write.</param>
    /// <exception cref="MemFormatException">A member is null that must not be, the values are nested too deep, or no codec is known.</exception>
    public static void Serialize<T>(IBufferWriter<byte> destination, T value, MemFormatOptions? options = null) =>
        RootCodec<T>.Entry(options).Serialize(destination, value, options);

    /// <summary>Writes a payload to a span that may be too short.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="destination">Where to write. What it holds is not defined when the payload does not fit.</param>
    /// <param name="value">The value; null is possible unless the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="bytesWritten">The payload's size, or 0 when it does not fit.</param>
    /// <param name="options">How to write.</param>
    /// <returns>Whether the payload fits.</returns>
    /// <exception cref="MemFormatException">A member is null that must not be, the values are nested too deep, or no codec is known.</exception>
    public static bool TrySerialize<T>(Span<byte> destination, T value, out int bytesWritten, MemFormatOptions? options = null) =>
        RootCodec<T>.Entry(options).TrySerialize(destination, value, out bytesWritten, options);

    /// <summary>Reads a payload. Bytes behind it are an error.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="payload">The payload.</param>
    /// <param name="options">How to read.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type.</exception>
    public static T? Deserialize<T>(ReadOnlySpan<byte> payload, MemFormatOptions? options = null) =>
        RootCodec<T>.Entry(options).Deserialize(payload, isAll: true, out _, options);

    /// <summary>Reads a payload that other bytes may follow.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="payload">The payload and what follows.</param>
    /// <param name="bytesRead">The payload's size.</param>
    /// <param name="options">How to read.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type.</exception>
    public static T? Deserialize<T>(ReadOnlySpan<byte> payload, out int bytesRead, MemFormatOptions? options = null) =>
        RootCodec<T>.Entry(options).Deserialize(payload, isAll: false, out bytesRead, options);

    /// <summary>Reads a payload that lies in one or several segments. Bytes behind it are an error.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="payload">The payload.</param>
    /// <param name="options">How to read.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type.</exception>
    public static T? Deserialize<T>(in ReadOnlySequence<byte> payload, MemFormatOptions? options = null)
    {
        using var joined = new JoinedSequence(payload);
        return RootCodec<T>.Entry(options).Deserialize(joined.Bytes, isAll: true, out _, options);
    }

    /// <summary>Makes a copy that shares nothing with the value but strings' contents: written and read again, without a header.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="value">The value; a null is its own copy. What is not stored of it, is not copied.</param>
    /// <param name="options">The limits; everything else of them is about payloads, of which there is none.</param>
    /// <exception cref="MemFormatException">A member is null that must not be, the values are nested too deep, no codec is known,
    /// or code of the types threw.</exception>
    public static T Clone<T>(T value, MemFormatOptions? options = null) => RootCodec<T>.Entry(options).Clone(value, options);

    /// <summary>
    /// Reads a payload into a value that is there: its objects, lists, arrays, sets and dictionaries are used again where they
    /// can be, so that nothing is allocated where the shapes match. Bytes behind the payload are an error.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="payload">The payload.</param>
    /// <param name="value">
    /// The value; null for a new one, and null afterwards if the payload is. It is a tree: an object that it holds twice is
    /// filled twice. Members that the payload does not have keep their values; collections hold what the payload's hold, no
    /// less and no more; what is immutable is replaced. After an exception it is not defined what the value holds.
    /// </param>
    /// <param name="options">How to read.</param>
    /// <exception cref="MemFormatException">The payload is bad or does not fit the type.</exception>
    public static void Populate<T>(ReadOnlySpan<byte> payload, ref T value, MemFormatOptions? options = null) =>
        RootCodec<T>.Entry(options).Populate(payload, ref value, options);
}
