using System.Buffers;
using System.IO.Pipelines;
using MemFormat.Codecs;
using MemFormat.Io;

namespace MemFormat.Payloads.Streams;

/// <summary>One whole payload to a stream or pipe, or from there up to the end.</summary>
internal static class WholePayload
{
    /// <summary>Writes a payload to a buffer, so that the destination gets a whole one.</summary>
    public static PayloadBuffer Collect<T>(T value, MemFormatCodec<T> codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        var payload = PayloadBuffer.Rent();
        codec.Serialize(payload, value, options);
        return Checked(payload, options);
    }

    /// <inheritdoc cref="Collect{T}"/>
    public static PayloadBuffer CollectObject(object? value, MemFormatCodec codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        var payload = PayloadBuffer.Rent();
        codec.SerializeObject(payload, value, options);
        return Checked(payload, options);
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

    /// <typeparam name="T">The codec's type, or <see cref="object"/>.</typeparam>
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

    private static T? Decode<T>(in ReadOnlySequence<byte> payload, MemFormatCodec codec, MemFormatOptions? options) =>
        codec is MemFormatCodec<T> typed ? typed.Deserialize(payload, options) : (T?)codec.DeserializeObject(payload, options);

    /// <summary>Readers with the same limits can read the output.</summary>
    private static PayloadBuffer Checked(PayloadBuffer payload, MemFormatOptions? options)
    {
        if (payload.Written.Length > (options ?? MemFormatOptions.Default).Limits.MaxPayloadBytes)
            MemFormatThrow.LimitExceeded(nameof(MemFormatLimits.MaxPayloadBytes));
        return payload;
    }
}
