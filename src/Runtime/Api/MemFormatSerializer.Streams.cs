using System.IO.Pipelines;
using MemFormat.Codecs;
using MemFormat.Payloads.Finding;

namespace MemFormat;

// Streams and pipes. They remain yours: MemFormat neither disposes nor completes them. A null or default that could be a span,
// a buffer or a stream is none of the latter, as it was before there were methods for streams.
public static partial class MemFormatSerializer
{
    /// <summary>Writes a payload to a stream, with the same bytes as <see cref="Serialize{T}(T, MemFormatOptions?)"/>.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="destination">The stream to write to. It gets the whole payload, or nothing if the value has an error.</param>
    /// <param name="value">The value; not null if the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="options">The options to write with.</param>
    /// <exception cref="MemFormatException">
    /// A null is refused, nesting is too deep, the payload is larger than
    /// <see cref="MemFormatLimits.MaxPayloadBytes"/>, or the type has no codec.
    /// </exception>
    [OverloadResolutionPriority(-1)]
    public static void Serialize<T>(Stream destination, T value, MemFormatOptions? options = null) =>
        MemFormatStreams.Serialize(RootCodec<T>.Get(options), destination, value, options);

    /// <summary>
    /// Reads a payload from the position of a stream up to its end. Bytes after the payload are an error. A
    /// <see cref="MemoryStream"/> is read without copying its bytes.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="source">The stream to read from, up to its end.</param>
    /// <param name="options">The options to read with.</param>
    /// <exception cref="MemFormatException">The payload is bad, does not fit the type, or is larger than
    /// <see cref="MemFormatLimits.MaxPayloadBytes"/>.</exception>
    [OverloadResolutionPriority(-1)]
    public static T? Deserialize<T>(Stream source, MemFormatOptions? options = null) =>
        MemFormatStreams.Deserialize(RootCodec<T>.Get(options), source, options);

    /// <summary>Writes a payload to a stream, with the same bytes as <see cref="Serialize{T}(T, MemFormatOptions?)"/>.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="destination">The stream to write to. It gets the whole payload, or nothing if the value has an error.</param>
    /// <param name="value">The value; not null if the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="options">The options to write with.</param>
    /// <param name="cancellationToken">Cancels the wait for the destination.</param>
    /// <exception cref="MemFormatException">
    /// A null is refused, nesting is too deep, the payload is larger than
    /// <see cref="MemFormatLimits.MaxPayloadBytes"/>, or the type has no codec.
    /// </exception>
    /// <exception cref="OperationCanceledException">The token was cancelled.</exception>
    public static ValueTask SerializeAsync<T>(
        Stream destination,
        T value,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        MemFormatStreams.SerializeAsync(RootCodec<T>.Get(options), destination, value, options, cancellationToken);

    /// <summary>
    /// Writes a payload to a pipe and flushes it, with the same bytes as
    /// <see cref="Serialize{T}(T, MemFormatOptions?)"/>.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="destination">The pipe to write to. It gets the whole payload, or nothing if the value has an error.</param>
    /// <param name="value">The value; not null if the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="options">The options to write with.</param>
    /// <param name="cancellationToken">Cancels the wait for the destination.</param>
    /// <exception cref="MemFormatException">
    /// A null is refused, nesting is too deep, the payload is larger than
    /// <see cref="MemFormatLimits.MaxPayloadBytes"/>, or the type has no codec.
    /// </exception>
    /// <exception cref="OperationCanceledException">The token, or the pending flush of the pipe, was cancelled.</exception>
    public static ValueTask SerializeAsync<T>(
        PipeWriter destination,
        T value,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        MemFormatStreams.SerializeAsync(RootCodec<T>.Get(options), destination, value, options, cancellationToken);

    /// <summary>Reads a payload up to the end of a stream. Bytes after the payload are an error.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="source">The stream to read from, up to its end.</param>
    /// <param name="options">The options to read with.</param>
    /// <param name="cancellationToken">Cancels the wait for bytes.</param>
    /// <exception cref="MemFormatException">The payload is bad, does not fit the type, or is larger than
    /// <see cref="MemFormatLimits.MaxPayloadBytes"/>.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled.</exception>
    public static ValueTask<T?> DeserializeAsync<T>(Stream source, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        MemFormatStreams.DeserializeAsync(RootCodec<T>.Get(options), source, options, cancellationToken);

    /// <summary>Reads a payload up to the end of a pipe. Bytes after the payload are an error.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="source">The pipe to read from, until it is completed.</param>
    /// <param name="options">The options to read with.</param>
    /// <param name="cancellationToken">Cancels the wait for bytes.</param>
    /// <exception cref="MemFormatException">The payload is bad, does not fit the type, or is larger than
    /// <see cref="MemFormatLimits.MaxPayloadBytes"/>.</exception>
    /// <exception cref="OperationCanceledException">The token, or the pending read of the pipe, was cancelled.</exception>
    public static ValueTask<T?> DeserializeAsync<T>(
        PipeReader source,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        MemFormatStreams.DeserializeAsync(RootCodec<T>.Get(options), source, options, cancellationToken);

    /// <summary>
    /// Writes values one after another to a stream, for
    /// <see cref="ReadManyAsync{T}(Stream, MemFormatOptions?, CancellationToken)"/>. The schema is written once. You
    /// can append with another call: a reader sees one sequence.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="destination">
    /// The stream to write to, in blocks of some kilobytes. After an error it holds whole messages of the first values;
    /// some values may be missing.
    /// </param>
    /// <param name="values">The values.</param>
    /// <param name="options">The options to write with.</param>
    /// <param name="cancellationToken">Cancels the wait for the destination.</param>
    /// <exception cref="MemFormatException">
    /// A null is refused, a value is nested too deep or larger than <see cref="MemFormatLimits.MaxPayloadBytes"/>,
    /// or the type has no codec.
    /// </exception>
    /// <exception cref="OperationCanceledException">The token was cancelled.</exception>
    public static ValueTask WriteManyAsync<T>(
        Stream destination,
        IEnumerable<T> values,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        MemFormatStreams.WriteManyAsync(RootCodec<T>.Get(options), destination, values, options, cancellationToken);

    /// <summary>
    /// Writes values one after another to a stream, for
    /// <see cref="ReadManyAsync{T}(Stream, MemFormatOptions?, CancellationToken)"/>. The schema is written once. You
    /// can append with another call: a reader sees one sequence.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="destination">
    /// The stream to write to, in blocks of some kilobytes. After an error it holds whole messages of the first values;
    /// some values may be missing.
    /// </param>
    /// <param name="values">The values. While MemFormat waits for one, it hands over the bytes written so far.</param>
    /// <param name="options">The options to write with.</param>
    /// <param name="cancellationToken">Cancels the wait for the destination, and is passed to the source of the values.</param>
    /// <exception cref="MemFormatException">
    /// A null is refused, a value is nested too deep or larger than <see cref="MemFormatLimits.MaxPayloadBytes"/>,
    /// or the type has no codec.
    /// </exception>
    /// <exception cref="OperationCanceledException">The token was cancelled.</exception>
    public static ValueTask WriteManyAsync<T>(
        Stream destination,
        IAsyncEnumerable<T> values,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        MemFormatStreams.WriteManyAsync(RootCodec<T>.Get(options), destination, values, options, cancellationToken);

    /// <summary>
    /// Writes values one after another to a pipe, for
    /// <see cref="ReadManyAsync{T}(PipeReader, MemFormatOptions?, CancellationToken)"/>. The schema is written once.
    /// You can append with another call: a reader sees one sequence. Writing ends if the reader of the pipe completes.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="destination">
    /// The pipe to write to, in blocks of some kilobytes. After an error it holds whole messages of the first values;
    /// some values may be missing.
    /// </param>
    /// <param name="values">The values.</param>
    /// <param name="options">The options to write with.</param>
    /// <param name="cancellationToken">Cancels the wait for the destination.</param>
    /// <exception cref="MemFormatException">
    /// A null is refused, a value is nested too deep or larger than <see cref="MemFormatLimits.MaxPayloadBytes"/>,
    /// or the type has no codec.
    /// </exception>
    /// <exception cref="OperationCanceledException">The token, or the pending flush of the pipe, was cancelled.</exception>
    public static ValueTask WriteManyAsync<T>(
        PipeWriter destination,
        IEnumerable<T> values,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        MemFormatStreams.WriteManyAsync(RootCodec<T>.Get(options), destination, values, options, cancellationToken);

    /// <summary>
    /// Writes values one after another to a pipe, for
    /// <see cref="ReadManyAsync{T}(PipeReader, MemFormatOptions?, CancellationToken)"/>. The schema is written once.
    /// You can append with another call: a reader sees one sequence. Writing ends if the reader of the pipe completes.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="destination">
    /// The pipe to write to, in blocks of some kilobytes. After an error it holds whole messages of the first values;
    /// some values may be missing.
    /// </param>
    /// <param name="values">The values. While MemFormat waits for one, it hands over the bytes written so far.</param>
    /// <param name="options">The options to write with.</param>
    /// <param name="cancellationToken">Cancels the wait for the destination, and is passed to the source of the values.</param>
    /// <exception cref="MemFormatException">
    /// A null is refused, a value is nested too deep or larger than <see cref="MemFormatLimits.MaxPayloadBytes"/>,
    /// or the type has no codec.
    /// </exception>
    /// <exception cref="OperationCanceledException">The token, or the pending flush of the pipe, was cancelled.</exception>
    public static ValueTask WriteManyAsync<T>(
        PipeWriter destination,
        IAsyncEnumerable<T> values,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        MemFormatStreams.WriteManyAsync(RootCodec<T>.Get(options), destination, values, options, cancellationToken);

    /// <summary>
    /// Reads the values written by
    /// <see cref="WriteManyAsync{T}(Stream, IEnumerable{T}, MemFormatOptions?, CancellationToken)"/>. You get each
    /// value when it has arrived, so their number does not matter.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="source">
    /// The stream to read from, up to its end. It is read in blocks: if you stop early, the stream is positioned
    /// somewhere after the last value you took.
    /// </param>
    /// <param name="options">The options to read with.</param>
    /// <param name="cancellationToken">Cancels the wait for bytes.</param>
    /// <returns>
    /// The values. Each enumeration continues at the position of the stream. A <see cref="MemFormatException"/> counts
    /// its offset from there.
    /// </returns>
    public static IAsyncEnumerable<T> ReadManyAsync<T>(
        Stream source,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        MemFormatStreams.ReadManyAsync(RootCodec<T>.Get(options), source, options, cancellationToken);

    /// <summary>
    /// Reads the values written by
    /// <see cref="WriteManyAsync{T}(PipeWriter, IEnumerable{T}, MemFormatOptions?, CancellationToken)"/>. You get each
    /// value when it has arrived, so their number does not matter.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="source">
    /// The pipe to read from, until it is completed. If you stop early, the pipe is positioned right after the last
    /// value you took.
    /// </param>
    /// <param name="options">The options to read with.</param>
    /// <param name="cancellationToken">Cancels the wait for bytes.</param>
    /// <returns>
    /// The values. Each enumeration continues at the position of the pipe. A <see cref="MemFormatException"/> counts
    /// its offset from there.
    /// </returns>
    public static IAsyncEnumerable<T> ReadManyAsync<T>(
        PipeReader source,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default) =>
        MemFormatStreams.ReadManyAsync(RootCodec<T>.Get(options), source, options, cancellationToken);
}
