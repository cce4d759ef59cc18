namespace MemFormat.AspNetCore.Writing;

/// <summary>Values whose source is disposed of in any case: System.Text.Json leaves it as it is where the client has left.</summary>
internal sealed class OwnedValues<T>(IAsyncEnumerable<T> values) : IAsyncEnumerable<T>, IAsyncEnumerator<T>
{
    private IAsyncEnumerator<T>? _source;

    public T Current => _source!.Current;

    public IAsyncEnumerator<T> GetAsyncEnumerator(CancellationToken cancellationToken = default)
    {
        _source = values.GetAsyncEnumerator(cancellationToken);
        return this;
    }

    public ValueTask<bool> MoveNextAsync() => _source!.MoveNextAsync();

    /// <summary>Disposes of the source, once.</summary>
    public ValueTask DisposeAsync()
    {
        var source = _source;
        _source = null;
        return source?.DisposeAsync() ?? default;
    }
}
