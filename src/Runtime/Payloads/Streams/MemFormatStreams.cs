using System.IO.Pipelines;

namespace MemFormat.Payloads.Streams;

/// <summary>The work of the entry points for streams and pipes, with a known codec.</summary>
internal static class MemFormatStreams
{
    public static ValueTask SerializeAsync<T>(
        Stream destination, T value, MemFormatCodec<T> codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(destination);
        return WholePayload.WriteAsync(destination, WholePayload.Collect(value, codec, options, cancellation), cancellation);
    }

    public static ValueTask SerializeObjectAsync(
        Stream destination, object? value, MemFormatCodec codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(destination);
        return WholePayload.WriteAsync(destination, WholePayload.CollectObject(value, codec, options, cancellation), cancellation);
    }

    public static ValueTask SerializeAsync<T>(
        PipeWriter destination, T value, MemFormatCodec<T> codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(destination);
        return WholePayload.WriteAsync(destination, WholePayload.Collect(value, codec, options, cancellation), cancellation);
    }

    public static ValueTask SerializeObjectAsync(
        PipeWriter destination, object? value, MemFormatCodec codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(destination);
        return WholePayload.WriteAsync(destination, WholePayload.CollectObject(value, codec, options, cancellation), cancellation);
    }

    public static ValueTask<T?> DeserializeAsync<T>(
        Stream source, MemFormatCodec<T> codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(source);
        return WholePayload.ReadAsync<T>(source, codec, options, cancellation);
    }

    public static ValueTask<object?> DeserializeObjectAsync(
        Stream source, MemFormatCodec codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(source);
        return WholePayload.ReadAsync<object>(source, codec, options, cancellation);
    }

    public static ValueTask<T?> DeserializeAsync<T>(
        PipeReader source, MemFormatCodec<T> codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(source);
        return WholePayload.ReadAsync<T>(source, codec, options, cancellation);
    }

    public static ValueTask<object?> DeserializeObjectAsync(
        PipeReader source, MemFormatCodec codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(source);
        return WholePayload.ReadAsync<object>(source, codec, options, cancellation);
    }

    public static ValueTask WriteManyAsync<T>(
        Stream destination, IEnumerable<T> values, MemFormatCodec<T> codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(values);
        return ManyWriting.WriteAsync(new StreamDestination(destination), values, codec, options, cancellation);
    }

    public static ValueTask WriteManyAsync<T>(
        Stream destination, IAsyncEnumerable<T> values, MemFormatCodec<T> codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(values);
        return ManyWriting.WriteAsync(new StreamDestination(destination), values, codec, options, cancellation);
    }

    public static ValueTask WriteManyAsync<T>(
        PipeWriter destination, IEnumerable<T> values, MemFormatCodec<T> codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(values);
        return ManyWriting.WriteAsync(new PipeDestination(destination), values, codec, options, cancellation);
    }

    public static ValueTask WriteManyAsync<T>(
        PipeWriter destination, IAsyncEnumerable<T> values, MemFormatCodec<T> codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(values);
        return ManyWriting.WriteAsync(new PipeDestination(destination), values, codec, options, cancellation);
    }

    public static IAsyncEnumerable<T> ReadManyAsync<T>(
        Stream source, MemFormatCodec<T> codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(source);
        return ManyReading.ReadAsync(PipeSource.Of(source), completes: true, codec, options, cancellation);
    }

    public static IAsyncEnumerable<T> ReadManyAsync<T>(
        PipeReader source, MemFormatCodec<T> codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(source);
        return ManyReading.ReadAsync(source, completes: false, codec, options, cancellation);
    }
}
