using System.Buffers;
using System.IO.Pipelines;
using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat.Payloads.Streams;

/// <summary>One whole payload to a stream or pipe, or from there up to the end.</summary>
internal static class WholePayload
{
    /// <summary>Writes a payload to a buffer, so that what is handed over is whole.</summary>
    /// <typeparam name="T">The codec's type, or <see cref="object"/>.</typeparam>
    public static PayloadBuffer Collect<T>(T value, MemFormatCodec codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        var payload = PayloadBuffer.Rent();
        if (codec is MemFormatCodec<T> typed)
            typed.Entry.Serialize(payload, value, options);
        else
            codec.SerializeObject(payload, value, options);

        // Readers with the same limits can read what is written.
        if (payload.Written.Length > (options ?? MemFormatOptions.Default).Limits.MaxPayloadBytes)
            MemFormatThrow.LimitExceeded(nameof(MemFormatLimits.MaxPayloadBytes));
        return payload;
    }

    public static ValueTask WriteObjectAsync(MemFormatCodec codec, Stream destination, object? value, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(destination);
        return WriteAsync(destination, Collect(value, codec, options, cancellation), cancellation);
    }

    public static ValueTask WriteObjectAsync(MemFormatCodec codec, PipeWriter destination, object? value, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(destination);
        return WriteAsync(destination, Collect(value, codec, options, cancellation), cancellation);
    }

    public static ValueTask<object?> ReadObjectAsync(MemFormatCodec codec, Stream source, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(source);
        return ReadAsync<object>(source, codec, options, cancellation);
    }

    public static ValueTask<object?> ReadObjectAsync(MemFormatCodec codec, PipeReader source, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(source);
        return ReadAsync<object>(source, codec, options, cancellation);
    }

    public static async ValueTask WriteAsync(Stream stream, PayloadBuffer payload, CancellationToken cancellation)
    {
        await stream.WriteAsync(payload.WrittenMemory, cancellation).ConfigureAwait(false);
        payload.Return();
    }

    public static async ValueTask WriteAsync(PipeWriter pipe, PayloadBuffer payload, CancellationToken cancellation)
    {
        pipe.Write(payload.Written);
        payload.Return();
        await PipeDestination.FlushAsync(pipe, cancellation).ConfigureAwait(false);
    }

    /// <inheritdoc cref="Collect{T}"/>
    public static async ValueTask<T?> ReadAsync<T>(PipeReader pipe, MemFormatCodec codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        var payload = await PipeSource.ReadToEndAsync(pipe, options, cancellation).ConfigureAwait(false);
        var consumed = payload.Start;
        try
        {
            var value = Decode<T>(payload, codec, options);
            consumed = payload.End;
            return value;
        }
        finally
        {
            pipe.AdvanceTo(consumed, payload.End);
        }
    }

    /// <inheritdoc cref="ReadAsync{T}(PipeReader, MemFormatCodec, MemFormatOptions?, CancellationToken)"/>
    public static async ValueTask<T?> ReadAsync<T>(Stream stream, MemFormatCodec codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        var pipe = PipeSource.Of(stream);
        try
        {
            return await ReadAsync<T>(pipe, codec, options, cancellation).ConfigureAwait(false);
        }
        finally
        {
            await pipe.CompleteAsync().ConfigureAwait(false);
        }
    }

    private static T? Decode<T>(in ReadOnlySequence<byte> payload, MemFormatCodec codec, MemFormatOptions? options)
    {
        using var joined = new JoinedSequence(payload);
        return codec is MemFormatCodec<T> typed ? typed.Entry.Deserialize(joined.Bytes, isAll: true, out _, options) : (T?)codec.DeserializeObject(joined.Bytes, options);
    }
}
