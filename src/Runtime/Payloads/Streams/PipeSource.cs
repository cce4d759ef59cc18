using System.IO.Pipelines;
using MemFormat.Codecs;

namespace MemFormat.Payloads.Streams;

/// <summary>The source of bytes.</summary>
internal static class PipeSource
{
    /// <summary>The bytes to request from a stream in one call.</summary>
    private const int BlockSize = 1 << 16;

    /// <summary>A stream as a pipe, which leaves the stream open when it is completed.</summary>
    public static PipeReader Open(Stream stream) =>
        PipeReader.Create(stream, new StreamPipeReaderOptions(bufferSize: BlockSize, minimumReadSize: BlockSize / 16, leaveOpen: true));

    /// <summary>Waits for more bytes.</summary>
    /// <exception cref="OperationCanceledException">The read was cancelled, by the token or by the pipe's
    /// <see cref="PipeReader.CancelPendingRead"/>.</exception>
    public static async ValueTask<ReadResult> ReadAsync(PipeReader pipe, CancellationToken cancellation)
    {
        var result = await pipe.ReadAsync(cancellation).ConfigureAwait(false);
        if (!result.IsCanceled)
            return result;
        pipe.AdvanceTo(result.Buffer.Start);
        throw new OperationCanceledException("The read of the pipe was cancelled.");
    }

    /// <summary>Waits until all bytes are there. The caller must then advance the pipe.</summary>
    public static async ValueTask<ReadOnlySequence<byte>> ReadToEndAsync(PipeReader pipe, MemFormatOptions? options, CancellationToken cancellation)
    {
        var most = (options ?? MemFormatOptions.Default).Limits.MaxPayloadBytes;
        while (true)
        {
            var result = await ReadAsync(pipe, cancellation).ConfigureAwait(false);
            var payload = result.Buffer;
            if (result.IsCompleted && payload.Length <= most)
                return payload;
            var isTooLong = payload.Length > most;
            pipe.AdvanceTo(payload.Start, isTooLong ? payload.Start : payload.End);
            if (isTooLong)
                MemFormatThrow.LimitExceeded(nameof(MemFormatLimits.MaxPayloadBytes));
        }
    }
}
