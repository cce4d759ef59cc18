using MemFormat.Payloads.Sessions;

namespace MemFormat.Payloads.Streams;

/// <summary>Writes many values. An error loses the bytes not flushed so far; the flushed ones end with a whole message.</summary>
internal static class ManyWriting
{
    public static async ValueTask WriteAsync<T>(
        Destination destination, IEnumerable<T> values, MemFormatCodec<T> codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        var session = new SessionWriter<T>(codec, options);
        cancellation.ThrowIfCancellationRequested();
        foreach (var value in values)
        {
            destination.Count(session.Write(destination.Buffer, value));
            if (destination.IsFull && !await destination.HandOverAsync(isIdle: false, cancellation).ConfigureAwait(false))
                return;
        }

        await EndAsync(destination, session, cancellation).ConfigureAwait(false);
    }

    public static async ValueTask WriteAsync<T>(
        Destination destination, IAsyncEnumerable<T> values, MemFormatCodec<T> codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        var session = new SessionWriter<T>(codec, options);
        cancellation.ThrowIfCancellationRequested();
        var source = values.GetAsyncEnumerator(cancellation);
        await using (source.ConfigureAwait(false))
        {
            while (true)
            {
                var next = source.MoveNextAsync();
                var isWanted = next.IsCompleted || !(destination.IsWaiting || session.IsWaiting) || await HandOverMeanwhileAsync(destination, session, next, cancellation).ConfigureAwait(false);
                if (!await next.ConfigureAwait(false))
                    break;
                if (!isWanted)
                    return;
                destination.Count(session.Write(destination.Buffer, source.Current));
                if (destination.IsFull && !await destination.HandOverAsync(isIdle: false, cancellation).ConfigureAwait(false))
                    return;
            }
        }

        await EndAsync(destination, session, cancellation).ConfigureAwait(false);
    }

    /// <summary>The next value may take long, so the finished ones are flushed.</summary>
    private static async ValueTask<bool> HandOverMeanwhileAsync<T>(Destination destination, SessionWriter<T> session, ValueTask<bool> next, CancellationToken cancellation)
    {
        try
        {
            destination.Count(session.Flush(destination.Buffer));
            return await destination.HandOverAsync(isIdle: true, cancellation).ConfigureAwait(false);
        }
        catch
        {
            // The source cannot be disposed while it produces a value.
            try
            {
                await next.ConfigureAwait(false);
            }
            catch (Exception)
            {
                // The first exception is the one to report.
            }

            throw;
        }
    }

    private static async ValueTask EndAsync<T>(Destination destination, SessionWriter<T> session, CancellationToken cancellation)
    {
        destination.Count(session.Flush(destination.Buffer));
        if (destination.IsWaiting)
            await destination.HandOverAsync(isIdle: false, cancellation).ConfigureAwait(false);
        session.Return();
        destination.End();
    }
}
