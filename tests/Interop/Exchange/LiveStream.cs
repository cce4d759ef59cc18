using Microsoft.AspNetCore.Http;

namespace MemFormat.Interop.Tests;

/// <summary>What the server writes while it is read.</summary>
/// <param name="write">Writes to a stream; a call of the function waits until the reader has got the last value.</param>
internal sealed class LiveStream(Func<Stream, Func<Task>, CancellationToken, ValueTask> write)
{
    private static readonly TimeSpan s_most = TimeSpan.FromMinutes(2);

    private readonly SemaphoreSlim _released = new(0);
    private readonly TaskCompletionSource<bool> _ended = new(TaskCreationOptions.RunContinuationsAsynchronously);

    /// <summary>The size of the pieces that the network gets, each flushed; 0 for as they come.</summary>
    public int Piece { get; init; }

    /// <summary>Whether the reader left before the end.</summary>
    public Task<bool> WasLeft => _ended.Task.WaitAsync(s_most);

    public void Release() => _released.Release();

    public async Task Write(HttpContext context)
    {
        context.Response.ContentType = "application/octet-stream";
        try
        {
            await using var stream = Piece == 0 ? context.Response.Body : new PieceStream(context.Response.Body, Piece);
            await write(stream, Wait, context.RequestAborted);
            _ended.TrySetResult(false);
        }
        catch (OperationCanceledException) when (context.RequestAborted.IsCancellationRequested)
        {
            _ended.TrySetResult(true);
        }

        async Task Wait()
        {
            await context.Response.Body.FlushAsync(context.RequestAborted);
            if (!await _released.WaitAsync(s_most, context.RequestAborted))
                throw new TimeoutException("Nobody has read the value.");
        }
    }
}
