using System.IO.Pipelines;

namespace MemFormat.Payloads.Streams;

/// <summary>A pipe, which is not completed: it is its owner's.</summary>
internal sealed class PipeDestination(PipeWriter pipe) : Destination
{
    public override IBufferWriter<byte> Buffer => pipe;

    /// <summary>Flushes, and waits while the reader of the pipe is slower.</summary>
    /// <returns>Whether the pipe still has a reader.</returns>
    /// <exception cref="OperationCanceledException">The flush was cancelled, by the token or by the pipe's
    /// <see cref="PipeWriter.CancelPendingFlush"/>.</exception>
    public static async ValueTask<bool> FlushAsync(PipeWriter pipe, CancellationToken cancellation)
    {
        var result = await pipe.FlushAsync(cancellation).ConfigureAwait(false);
        return result.IsCanceled ? throw new OperationCanceledException("The flush of the pipe was cancelled.") : !result.IsCompleted;
    }

    protected override ValueTask<bool> SendAsync(bool isIdle, CancellationToken cancellation) => FlushAsync(pipe, cancellation);
}
