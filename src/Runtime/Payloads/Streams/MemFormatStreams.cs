using System.IO.Pipelines;
using MemFormat.Payloads.Streams;

namespace MemFormat.Codecs;

/// <summary>
/// The entry points for streams and pipes: calls of <see cref="MemFormatSerializer"/> come here, with a codec that is bound at
/// build time or looked up. Waiting costs more than the codec's virtual calls.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class MemFormatStreams
{
    /// <summary>See <see cref="MemFormatSerializer.Serialize{T}(Stream, T, MemFormatOptions?)"/>.</summary>
    public static void Serialize<T>(MemFormatCodec<T> codec, Stream destination, T value, MemFormatOptions? options)
    {
        ArgumentNullException.ThrowIfNull(destination);
        WholePayload.Write(destination, WholePayload.Collect(value, codec, options, cancellation: default));
    }

    /// <summary>See <see cref="MemFormatSerializer.Deserialize{T}(Stream, MemFormatOptions?)"/>.</summary>
    public static T? Deserialize<T>(MemFormatCodec<T> codec, Stream source, MemFormatOptions? options)
    {
        ArgumentNullException.ThrowIfNull(source);
        return WholePayload.Read<T>(source, codec, options);
    }

    /// <summary>See <see cref="MemFormatSerializer.SerializeAsync{T}(Stream, T, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static ValueTask SerializeAsync<T>(
        MemFormatCodec<T> codec,
        Stream destination,
        T value,
        MemFormatOptions? options,
        CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(destination);
        return WholePayload.WriteAsync(destination, WholePayload.Collect(value, codec, options, cancellationToken), cancellationToken);
    }

    /// <summary>See <see cref="MemFormatSerializer.SerializeAsync{T}(PipeWriter, T, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static ValueTask SerializeAsync<T>(
        MemFormatCodec<T> codec,
        PipeWriter destination,
        T value,
        MemFormatOptions? options,
        CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(destination);
        return WholePayload.WriteAsync(destination, WholePayload.Collect(value, codec, options, cancellationToken), cancellationToken);
    }

    /// <summary>See <see cref="MemFormatSerializer.DeserializeAsync{T}(Stream, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static ValueTask<T?> DeserializeAsync<T>(
        MemFormatCodec<T> codec,
        Stream source,
        MemFormatOptions? options,
        CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(source);
        return WholePayload.ReadAsync<T>(source, codec, options, cancellationToken);
    }

    /// <summary>See <see cref="MemFormatSerializer.DeserializeAsync{T}(PipeReader, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static ValueTask<T?> DeserializeAsync<T>(
        MemFormatCodec<T> codec,
        PipeReader source,
        MemFormatOptions? options,
        CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(source);
        return WholePayload.ReadAsync<T>(source, codec, options, cancellationToken);
    }

    /// <summary>See <see cref="MemFormatSerializer.WriteManyAsync{T}(Stream, IEnumerable{T}, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static ValueTask WriteManyAsync<T>(
        MemFormatCodec<T> codec,
        Stream destination,
        IEnumerable<T> values,
        MemFormatOptions? options,
        CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(values);
        return ManyWriting.WriteAsync(new StreamDestination(destination), values, codec, options, cancellationToken);
    }

    /// <summary>See <see cref="MemFormatSerializer.WriteManyAsync{T}(Stream, IAsyncEnumerable{T}, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static ValueTask WriteManyAsync<T>(
        MemFormatCodec<T> codec,
        Stream destination,
        IAsyncEnumerable<T> values,
        MemFormatOptions? options,
        CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(values);
        return ManyWriting.WriteAsync(new StreamDestination(destination), values, codec, options, cancellationToken);
    }

    /// <summary>See <see cref="MemFormatSerializer.WriteManyAsync{T}(PipeWriter, IEnumerable{T}, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static ValueTask WriteManyAsync<T>(
        MemFormatCodec<T> codec,
        PipeWriter destination,
        IEnumerable<T> values,
        MemFormatOptions? options,
        CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(values);
        return ManyWriting.WriteAsync(new PipeDestination(destination), values, codec, options, cancellationToken);
    }

    /// <summary>
    /// See
    /// <see cref="MemFormatSerializer.WriteManyAsync{T}(PipeWriter, IAsyncEnumerable{T}, MemFormatOptions?, CancellationToken)"/>.
    /// </summary>
    public static ValueTask WriteManyAsync<T>(
        MemFormatCodec<T> codec,
        PipeWriter destination,
        IAsyncEnumerable<T> values,
        MemFormatOptions? options,
        CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(values);
        return ManyWriting.WriteAsync(new PipeDestination(destination), values, codec, options, cancellationToken);
    }

    /// <summary>See <see cref="MemFormatSerializer.ReadManyAsync{T}(Stream, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static IAsyncEnumerable<T> ReadManyAsync<T>(
        MemFormatCodec<T> codec,
        Stream source,
        MemFormatOptions? options,
        CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(source);
        return ManyReading.ReadAsync(PipeSource.Open(source), completes: true, codec, options, cancellationToken);
    }

    /// <summary>See <see cref="MemFormatSerializer.ReadManyAsync{T}(PipeReader, MemFormatOptions?, CancellationToken)"/>.</summary>
    public static IAsyncEnumerable<T> ReadManyAsync<T>(
        MemFormatCodec<T> codec,
        PipeReader source,
        MemFormatOptions? options,
        CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(source);
        return ManyReading.ReadAsync(source, completes: false, codec, options, cancellationToken);
    }
}
