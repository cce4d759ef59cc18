namespace Workers.Running;

/// <summary>Three workers, of both releases, and who asks them.</summary>
internal interface IRun : IAsyncDisposable
{
    /// <summary>Sends a request, as a program of the release does.</summary>
    Task AskAsync(Release release, int number, string path);

    /// <summary>Ends a worker in the middle of its work, and starts one of the other release in its place.</summary>
    Task ReplaceAsync(int worker);
}
