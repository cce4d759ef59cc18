namespace MemFormat.Orleans.Tests;

/// <summary>Counts what it hears.</summary>
public sealed class Listener : IListener
{
    private int _count;

    public int Count => _count;

    public Task Heard(Happening happening)
    {
        Interlocked.Increment(ref _count);
        return Task.CompletedTask;
    }
}
