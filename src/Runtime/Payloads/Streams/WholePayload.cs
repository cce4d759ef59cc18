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

    public static ValueTask WriteObjectAsync(MemFormatCodec codec, object destination, object? value, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(destination);
        return WriteAsync(destination, Collect(value, codec, options, cancellation), cancellation);
    }

    public static ValueTask<object?> ReadObjectAsync(MemFormatCodec codec, object source, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(source);
        return ReadAsync<object>(source, codec, options, cancellation);
    }

    /// <param name="destination">A stream or a pipe.</param>
    /// <param name="payload">The payload.</param>
    /// <param name="cancellation">Cancels the write.</param>
    public static async ValueTask WriteAsync(object destination, PayloadBuffer payload, CancellationToken cancellation)
    {
        if (destination is PipeWriter pipe)
        {
            pipe.Write(payload.Written);
            payload.Return();
            await PipeDestination.FlushAsync(pipe, cancellation).ConfigureAwait(false);
        }
        else
        {
            await ((Stream)destination).WriteAsync(payload.WrittenMemory, cancellation).ConfigureAwait(false);
            payload.Return();
        }
    }

    /// <summary>Reads up to the end.</summary>
    /// <typeparam name="T">The codec's type, or <see cref="object"/>.</typeparam>
    /// <param name="source">A stream or a pipe. A pipe is not completed.</param>
    /// <param name="codec">How the value is read.</param>
    /// <param name="options">How to read.</param>
    /// <param name="cancellation">Cancels the read.</param>
    public static async ValueTask<T?> ReadAsync<T>(object source, MemFormatCodec codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        var pipe = source as PipeReader ?? PipeSource.Of((Stream)source);
        try
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
        finally
        {
            if (source is Stream)
                await pipe.CompleteAsync().ConfigureAwait(false);
        }
    }

    private static T? Decode<T>(in ReadOnlySequence<byte> payload, MemFormatCodec codec, MemFormatOptions? options)
    {
        using var joined = new JoinedSequence(payload);
        return codec is MemFormatCodec<T> typed ? typed.Entry.Deserialize(joined.Bytes, isAll: true, out _, options) : (T?)codec.DeserializeObject(joined.Bytes, options);
    }
}
