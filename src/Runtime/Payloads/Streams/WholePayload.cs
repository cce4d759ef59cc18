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
        CheckSize(payload.Written.Length, options);
        return payload;
    }

    public static void CheckSize(long size, MemFormatOptions? options)
    {
        if (size > (options ?? MemFormatOptions.Default).Limits.MaxPayloadBytes)
            MemFormatThrow.LimitExceeded(nameof(MemFormatLimits.MaxPayloadBytes));
    }

    public static void WriteObject(MemFormatCodec codec, Stream destination, object? value, MemFormatOptions? options)
    {
        ArgumentNullException.ThrowIfNull(destination);
        Write(destination, Collect(value, codec, options, cancellation: default));
    }

    public static ValueTask WriteObjectAsync(
        MemFormatCodec codec,
        object destination,
        object? value,
        MemFormatOptions? options,
        CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(destination);
        return WriteAsync(destination, Collect(value, codec, options, cancellation), cancellation);
    }

    public static object? ReadObject(MemFormatCodec codec, Stream source, MemFormatOptions? options)
    {
        ArgumentNullException.ThrowIfNull(source);
        return Read<object>(source, codec, options);
    }

    public static ValueTask<object?> ReadObjectAsync(MemFormatCodec codec, object source, MemFormatOptions? options, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(source);
        return source is Stream stream
            ? ReadAsync<object>(stream, codec, options, cancellation)
            : ReadAsync<object>((PipeReader)source, codec, options, cancellation);
    }

    public static void Write(Stream destination, PayloadBuffer payload)
    {
        destination.Write(payload.Written);
        payload.Return();
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

    /// <summary>Reads a stream up to its end.</summary>
    /// <typeparam name="T">The codec's type, or <see cref="object"/>.</typeparam>
    /// <param name="source">The stream.</param>
    /// <param name="codec">How the value is read.</param>
    /// <param name="options">How to read.</param>
    public static T? Read<T>(Stream source, MemFormatCodec codec, MemFormatOptions? options)
    {
        if (MemoryPayload<T>.TryRead(source, codec, options, out var value))
            return value;
        var payload = new StreamBytes(source, options);
        while (payload.Add(source.Read(payload.Room().Span)))
        {
        }

        return Decode<T>(payload, codec, options);
    }

    /// <inheritdoc cref="Read"/>
    public static async ValueTask<T?> ReadAsync<T>(Stream source, MemFormatCodec codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        if (MemoryPayload<T>.TryRead(source, codec, options, out var value))
            return value;
        var payload = new StreamBytes(source, options);
        while (payload.Add(await source.ReadAsync(payload.Room(), cancellation).ConfigureAwait(false)))
        {
        }

        return Decode<T>(payload, codec, options);
    }

    /// <summary>Reads a pipe until it is completed. It is not completed here.</summary>
    /// <typeparam name="T">The codec's type, or <see cref="object"/>.</typeparam>
    /// <param name="pipe">The pipe.</param>
    /// <param name="codec">How the value is read.</param>
    /// <param name="options">How to read.</param>
    /// <param name="cancellation">Cancels the read.</param>
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

    public static T? Decode<T>(ReadOnlySpan<byte> payload, MemFormatCodec codec, MemFormatOptions? options) =>
        codec is MemFormatCodec<T> typed
            ? typed.Entry.Deserialize(payload, isAll: true, out _, options)
            : (T?)codec.DeserializeObject(payload, options);

    private static T? Decode<T>(StreamBytes payload, MemFormatCodec codec, MemFormatOptions? options)
    {
        try
        {
            return Decode<T>(payload.Written, codec, options);
        }
        finally
        {
            payload.Return();
        }
    }

    private static T? Decode<T>(in ReadOnlySequence<byte> payload, MemFormatCodec codec, MemFormatOptions? options)
    {
        using var joined = new JoinedSequence(payload);
        return Decode<T>(joined.Bytes, codec, options);
    }
}
