namespace MemFormat.Zstandard.Tests;

/// <summary>Counts the waits of an operation, and stops it at one of them: by its token, or by an exception.</summary>
/// <param name="at">The wait, from 1 on; 0 for none.</param>
/// <param name="cancels">Whether the token stops it.</param>
public sealed class Stops(int at, bool cancels) : IDisposable
{
    private readonly CancellationTokenSource _source = new();
    private int _waits;

    /// <summary>What stops it, if not the token.</summary>
    public sealed class StoppedException() : IOException("It was stopped.");

    public CancellationToken Token => _source.Token;

    /// <summary>Whether the operation came as far.</summary>
    public bool IsReached => at > 0 && _waits >= at;

    /// <summary>A wait: of the source of values, or of the source or destination of bytes.</summary>
    public async ValueTask WaitAsync()
    {
        await Task.Yield();
        Pass();
        _source.Token.ThrowIfCancellationRequested();
    }

    /// <summary>The same where a source cannot wait.</summary>
    public void Pass()
    {
        if (++_waits != at)
            return;
        if (!cancels)
            throw new StoppedException();
        _source.Cancel();
    }

    public void Dispose() => _source.Dispose();
}
