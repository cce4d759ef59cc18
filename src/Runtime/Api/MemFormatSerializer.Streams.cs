using System.IO.Pipelines;
using MemFormat.Payloads.Finding;
using MemFormat.Payloads.Streams;

namespace MemFormat;

// Streams and pipes. They stay their owner's: none is disposed or completed.
public static partial class MemFormatSerializer
{
    /// <summary>Writes a payload to a stream: the very bytes of <see cref="Serialize{T}(T, MemFormatOptions?)"/>.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="destination">Where to write. It is handed the whole payload or, after an error in the value, nothing.</param>
    /// <param name="value">The value; null is possible unless the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="options">How to write.</param>
    /// <param name="cancellationToken">Ends the waiting for the destination.</param>
    /// <exception cref="MemFormatException">A member is null that must not be, the values are nested too deep, the payload is
    /// larger than <see cref="MemFormatLimits.MaxPayloadBytes"/>, or no codec is known.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled.</exception>
    public static ValueTask SerializeAsync<T>(Stream destination, T value, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        MemFormatStreams.SerializeAsync(destination, value, RootCodec<T>.Get(options), options, cancellationToken);

    /// <summary>Writes a payload to a pipe, and flushes it: the very bytes of <see cref="Serialize{T}(T, MemFormatOptions?)"/>.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="destination">Where to write. It is handed the whole payload or, after an error in the value, nothing.</param>
    /// <param name="value">The value; null is possible unless the header is <see cref="MemFormatHeader.None"/>.</param>
    /// <param name="options">How to write.</param>
    /// <param name="cancellationToken">Ends the waiting for the destination.</param>
    /// <exception cref="MemFormatException">A member is null that must not be, the values are nested too deep, the payload is
    /// larger than <see cref="MemFormatLimits.MaxPayloadBytes"/>, or no codec is known.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the pipe's pending flush.</exception>
    public static ValueTask SerializeAsync<T>(PipeWriter destination, T value, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        MemFormatStreams.SerializeAsync(destination, value, RootCodec<T>.Get(options), options, cancellationToken);

    /// <summary>Reads the payload that a stream holds until its end. Bytes behind the payload are an error.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="source">Where to read, until the stream ends.</param>
    /// <param name="options">How to read.</param>
    /// <param name="cancellationToken">Ends the waiting for bytes.</param>
    /// <exception cref="MemFormatException">The payload is bad, does not fit the type, or is larger than
    /// <see cref="MemFormatLimits.MaxPayloadBytes"/>.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled.</exception>
    public static ValueTask<T?> DeserializeAsync<T>(Stream source, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        MemFormatStreams.DeserializeAsync<T>(source, RootCodec<T>.Get(options), options, cancellationToken);

    /// <summary>Reads the payload that a pipe holds until its end. Bytes behind the payload are an error.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="source">Where to read, until the pipe is completed.</param>
    /// <param name="options">How to read.</param>
    /// <param name="cancellationToken">Ends the waiting for bytes.</param>
    /// <exception cref="MemFormatException">The payload is bad, does not fit the type, or is larger than
    /// <see cref="MemFormatLimits.MaxPayloadBytes"/>.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the pipe's pending read.</exception>
    public static ValueTask<T?> DeserializeAsync<T>(PipeReader source, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        MemFormatStreams.DeserializeAsync<T>(source, RootCodec<T>.Get(options), options, cancellationToken);

    /// <summary>
    /// Writes values one after another to a stream, for <see cref="ReadManyAsync{T}(Stream, MemFormatOptions?, CancellationToken)"/>: what says their
    /// shape is written once. What is written behind, by another call, is read as if it belonged to the same.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="destination">Where to write, some kilobytes at a time. After an error it holds whole messages of the first values, and perhaps not of all that were taken.</param>
    /// <param name="values">The values.</param>
    /// <param name="options">How to write.</param>
    /// <param name="cancellationToken">Ends the waiting for the destination.</param>
    /// <exception cref="MemFormatException">A member is null that must not be, values are nested too deep, one is larger than
    /// <see cref="MemFormatLimits.MaxPayloadBytes"/>, or no codec is known.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled.</exception>
    public static ValueTask WriteManyAsync<T>(Stream destination, IEnumerable<T> values, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        MemFormatStreams.WriteManyAsync(destination, values, RootCodec<T>.Get(options), options, cancellationToken);

    /// <summary>
    /// Writes values one after another to a stream, for <see cref="ReadManyAsync{T}(Stream, MemFormatOptions?, CancellationToken)"/>: what says their
    /// shape is written once. What is written behind, by another call, is read as if it belonged to the same.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="destination">Where to write, some kilobytes at a time. After an error it holds whole messages of the first values, and perhaps not of all that were taken.</param>
    /// <param name="values">The values. While it makes one wait, what was written is handed over.</param>
    /// <param name="options">How to write.</param>
    /// <param name="cancellationToken">Ends the waiting for the destination, and is handed to the source of the values.</param>
    /// <exception cref="MemFormatException">A member is null that must not be, values are nested too deep, one is larger than
    /// <see cref="MemFormatLimits.MaxPayloadBytes"/>, or no codec is known.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled.</exception>
    public static ValueTask WriteManyAsync<T>(Stream destination, IAsyncEnumerable<T> values, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        MemFormatStreams.WriteManyAsync(destination, values, RootCodec<T>.Get(options), options, cancellationToken);

    /// <summary>
    /// Writes values one after another to a pipe, for <see cref="ReadManyAsync{T}(PipeReader, MemFormatOptions?, CancellationToken)"/>: what says their
    /// shape is written once. What is written behind, by another call, is read as if it belonged to the same. It ends when nobody reads the pipe any more.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="destination">Where to write, some kilobytes at a time. After an error it holds whole messages of the first values, and perhaps not of all that were taken.</param>
    /// <param name="values">The values.</param>
    /// <param name="options">How to write.</param>
    /// <param name="cancellationToken">Ends the waiting for the destination.</param>
    /// <exception cref="MemFormatException">A member is null that must not be, values are nested too deep, one is larger than
    /// <see cref="MemFormatLimits.MaxPayloadBytes"/>, or no codec is known.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the pipe's pending flush.</exception>
    public static ValueTask WriteManyAsync<T>(PipeWriter destination, IEnumerable<T> values, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        MemFormatStreams.WriteManyAsync(destination, values, RootCodec<T>.Get(options), options, cancellationToken);

    /// <summary>
    /// Writes values one after another to a pipe, for <see cref="ReadManyAsync{T}(PipeReader, MemFormatOptions?, CancellationToken)"/>: what says their
    /// shape is written once. What is written behind, by another call, is read as if it belonged to the same. It ends when nobody reads the pipe any more.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="destination">Where to write, some kilobytes at a time. After an error it holds whole messages of the first values, and perhaps not of all that were taken.</param>
    /// <param name="values">The values. While it makes one wait, what was written is handed over.</param>
    /// <param name="options">How to write.</param>
    /// <param name="cancellationToken">Ends the waiting for the destination, and is handed to the source of the values.</param>
    /// <exception cref="MemFormatException">A member is null that must not be, values are nested too deep, one is larger than
    /// <see cref="MemFormatLimits.MaxPayloadBytes"/>, or no codec is known.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the pipe's pending flush.</exception>
    public static ValueTask WriteManyAsync<T>(PipeWriter destination, IAsyncEnumerable<T> values, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        MemFormatStreams.WriteManyAsync(destination, values, RootCodec<T>.Get(options), options, cancellationToken);

    /// <summary>Reads the values that <see cref="WriteManyAsync{T}(Stream, IEnumerable{T}, MemFormatOptions?, CancellationToken)"/> wrote, each when it has arrived; so it does not matter how many there are.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="source">Where to read, until the stream ends. It is read in blocks, so when the enumeration ends early, it is somewhere behind the last value.</param>
    /// <param name="options">How to read.</param>
    /// <param name="cancellationToken">Ends the waiting for bytes.</param>
    /// <returns>The values. Each enumeration reads on from where the stream is. Its <see cref="MemFormatException"/> says where in what was read the error is.</returns>
    public static IAsyncEnumerable<T> ReadManyAsync<T>(Stream source, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        MemFormatStreams.ReadManyAsync(source, RootCodec<T>.Get(options), options, cancellationToken);

    /// <summary>Reads the values that <see cref="WriteManyAsync{T}(PipeWriter, IEnumerable{T}, MemFormatOptions?, CancellationToken)"/> wrote, each when it has arrived; so it does not matter how many there are.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="source">Where to read, until the pipe is completed. When the enumeration ends early, it is advanced to just behind the last value that was taken.</param>
    /// <param name="options">How to read.</param>
    /// <param name="cancellationToken">Ends the waiting for bytes.</param>
    /// <returns>The values. Each enumeration reads on from where the pipe is. Its <see cref="MemFormatException"/> says where in what was read the error is.</returns>
    public static IAsyncEnumerable<T> ReadManyAsync<T>(PipeReader source, MemFormatOptions? options = null, CancellationToken cancellationToken = default) =>
        MemFormatStreams.ReadManyAsync(source, RootCodec<T>.Get(options), options, cancellationToken);
}
