using MemFormat.Payloads.Sessions;

namespace MemFormat.Payloads.Streams;

/// <summary>Writes many values. An error loses the bytes not flushed so far; the flushed ones end with a whole message.</summary>
internal static class ManyWriting
{
    public static async ValueTask WriteAsync<T>(
        Destination destination, IEnumerable<T> values, MemFormatCodec<T> codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        using var session = new SessionWriter<T>(codec, options);
        cancellation.ThrowIfCancellationRequested();
        foreach (var value in values)
        {
            destination.Count(session.Write(destination.Buffer, value));
            if (destination.IsFull && !await destination.HandOverAsync(isIdle: false, cancellation).ConfigureAwait(false))
            {
                Return(destination, session);
                return;
            }
        }

        await EndAsync(destination, session, cancellation).ConfigureAwait(false);
    }

    public static async ValueTask WriteAsync<T>(
        Destination destination, IAsyncEnumerable<T> values, MemFormatCodec<T> codec, MemFormatOptions? options, CancellationToken cancellation)
    {
        using var session = new SessionWriter<T>(codec, options);
        cancellation.ThrowIfCancellationRequested();
        var source = values.GetAsyncEnumerator(cancellation);
        await using (source.ConfigureAwait(false))
        {
            while (true)
            {
                var next = source.MoveNextAsync();
                var isWanted = next.IsCompleted || !(destination.IsWaiting || session.IsWaiting)
                    || await HandOverMeanwhileAsync(destination, session, next, cancellation).ConfigureAwait(false);
                if (!await next.ConfigureAwait(false))
                    break;
                if (isWanted)
                {
                    destination.Count(session.Write(destination.Buffer, source.Current));
                    isWanted = !destination.IsFull || await destination.HandOverAsync(isIdle: false, cancellation).ConfigureAwait(false);
                }

                if (!isWanted)
                {
                    Return(destination, session);
                    return;
                }
            }
        }

        await EndAsync(destination, session, cancellation).ConfigureAwait(false);
    }

    /// <summary>The next value may take long, so the finished ones are flushed.</summary>
    private static async ValueTask<bool> HandOverMeanwhileAsync<T>(
        Destination destination,
        SessionWriter<T> session,
        ValueTask<bool> next,
        CancellationToken cancellation)
    {
        try
        {
            destination.Count(session.Flush(destination.Buffer));
            if (await destination.HandOverAsync(isIdle: true, cancellation).ConfigureAwait(false))
                return true;

            // The value may take long, and it has no reader any more.
            session.Dispose();
            return false;
        }
        catch
        {
            try
            {
                session.Dispose();
            }
            finally
            {
                await SettleAsync(next).ConfigureAwait(false);
            }

            throw;
        }
    }

    /// <summary>The source cannot be disposed while it produces a value. An exception came before its own, and is the one to report.</summary>
    private static async ValueTask SettleAsync(ValueTask<bool> next)
    {
        try
        {
            await next.ConfigureAwait(false);
        }
        catch (Exception)
        {
        }
    }

    private static async ValueTask EndAsync<T>(Destination destination, SessionWriter<T> session, CancellationToken cancellation)
    {
        destination.Count(session.Flush(destination.Buffer));
        if (destination.IsWaiting)
            await destination.HandOverAsync(isIdle: false, cancellation).ConfigureAwait(false);
        Return(destination, session);
    }

    /// <summary>All went well, whether or not the reader wanted all of it.</summary>
    private static void Return<T>(Destination destination, SessionWriter<T> session)
    {
        session.Return();
        destination.End();
    }
}
