using System.Diagnostics;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;
using Microsoft.Extensions.Options;

namespace MemFormat.Caching;

/// <summary>
/// A hybrid cache that makes a value anew if its entry cannot be read. Its own answer to that is an exception, for each
/// request until the entry expires.
/// </summary>
internal sealed partial class MemFormatHybridCache(HybridCache cache, IOptions<HybridCacheOptions> options, ILogger<MemFormatHybridCache>? log = null)
    : HybridCache
{
    /// <summary>What is left out, one try after the other.</summary>
    private static readonly HybridCacheEntryFlags[] s_unread =
        [HybridCacheEntryFlags.None, HybridCacheEntryFlags.DisableDistributedCacheRead,
            HybridCacheEntryFlags.DisableDistributedCacheRead | HybridCacheEntryFlags.DisableLocalCacheRead];

    public override async ValueTask<T> GetOrCreateAsync<TState, T>(
        string key,
        TState state,
        Func<TState, CancellationToken, ValueTask<T>> factory,
        HybridCacheEntryOptions? options = null,
        IEnumerable<string>? tags = null,
        CancellationToken cancellationToken = default)
    {
        // The new entry takes the place of the one that cannot be read, which the memory of this process may hold, too, as
        // bytes. Callers at the same time share it.
        foreach (var unread in s_unread)
        {
            var making = new Making<TState, T>(state, factory);
            try
            {
                return await cache.GetOrCreateAsync(key, making, static (making, token) => making.MakeAsync(token), Without(unread, options), tags,
                    cancellationToken).ConfigureAwait(false);
            }
            catch (Exception error) when (unread != s_unread[^1] && !making.IsMade && IsOfEntry(error))
            {
                if (unread == HybridCacheEntryFlags.None)
                    LogUnreadable(log ?? (ILogger)NullLogger.Instance, key, error);
            }
        }

        throw new UnreachableException();
    }

    public override ValueTask SetAsync<T>(
        string key, T value, HybridCacheEntryOptions? options = null, IEnumerable<string>? tags = null,
        CancellationToken cancellationToken = default) =>
        cache.SetAsync(key, value, options, tags, cancellationToken);

    public override ValueTask RemoveAsync(string key, CancellationToken cancellationToken = default) => cache.RemoveAsync(key, cancellationToken);

    public override ValueTask RemoveAsync(IEnumerable<string> keys, CancellationToken cancellationToken = default) =>
        cache.RemoveAsync(keys, cancellationToken);

    public override ValueTask RemoveByTagAsync(string tag, CancellationToken cancellationToken = default) =>
        cache.RemoveByTagAsync(tag, cancellationToken);

    public override ValueTask RemoveByTagAsync(IEnumerable<string> tags, CancellationToken cancellationToken = default) =>
        cache.RemoveByTagAsync(tags, cancellationToken);

    /// <summary>Of types that are not immutable, the cache reads late, and tells only that it has no value.</summary>
    private static bool IsOfEntry(Exception error) =>
        error is MemFormatException bad ? bad.Error != MemFormatError.UnsupportedType : error is InvalidOperationException;

    private HybridCacheEntryOptions? Without(HybridCacheEntryFlags unread, HybridCacheEntryOptions? own)
    {
        if (unread == HybridCacheEntryFlags.None)
            return own;
        var common = options.Value.DefaultEntryOptions;
        return new()
        {
            Expiration = own?.Expiration ?? common?.Expiration,
            LocalCacheExpiration = own?.LocalCacheExpiration ?? common?.LocalCacheExpiration,
            Flags = (own?.Flags ?? common?.Flags ?? HybridCacheEntryFlags.None) | unread,
        };
    }

    [LoggerMessage(1, LogLevel.Warning, "The entry '{Key}' cannot be read, so its value is made anew.")]
    private static partial void LogUnreadable(ILogger log, string key, Exception error);

    /// <summary>Knows whether the value was made: then an error is not of the entry.</summary>
    private sealed class Making<TState, T>(TState state, Func<TState, CancellationToken, ValueTask<T>> factory)
    {
        public bool IsMade { get; private set; }

        public ValueTask<T> MakeAsync(CancellationToken cancellation)
        {
            IsMade = true;
            return factory(state, cancellation);
        }
    }
}
