using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;
using Microsoft.Extensions.Options;

namespace MemFormat.Caching;

/// <summary>
/// A hybrid cache that makes a value anew if its entry cannot be read. Its own answer to that is an exception, for each
/// request until the entry expires.
/// </summary>
internal sealed partial class MemFormatHybridCache(HybridCache cache, IOptions<HybridCacheOptions> options, ILogger<MemFormatHybridCache>? log = null) : HybridCache
{
    public override async ValueTask<T> GetOrCreateAsync<TState, T>(
        string key,
        TState state,
        Func<TState, CancellationToken, ValueTask<T>> factory,
        HybridCacheEntryOptions? options = null,
        IEnumerable<string>? tags = null,
        CancellationToken cancellationToken = default)
    {
        var making = new Making<TState, T>(state, factory);
        try
        {
            return await cache.GetOrCreateAsync(key, making, static (making, token) => making.MakeAsync(token), options, tags, cancellationToken).ConfigureAwait(false);
        }
        catch (Exception error) when (!making.IsMade && IsOfEntry(error))
        {
            LogUnreadable(log ?? (ILogger)NullLogger.Instance, key, error);
        }

        // The new entry takes the place of the one that cannot be read. Callers at the same time share it.
        return await cache.GetOrCreateAsync(key, state, factory, WithoutReading(options), tags, cancellationToken).ConfigureAwait(false);
    }

    public override ValueTask SetAsync<T>(
        string key, T value, HybridCacheEntryOptions? options = null, IEnumerable<string>? tags = null, CancellationToken cancellationToken = default) =>
        cache.SetAsync(key, value, options, tags, cancellationToken);

    public override ValueTask RemoveAsync(string key, CancellationToken cancellationToken = default) => cache.RemoveAsync(key, cancellationToken);

    public override ValueTask RemoveAsync(IEnumerable<string> keys, CancellationToken cancellationToken = default) => cache.RemoveAsync(keys, cancellationToken);

    public override ValueTask RemoveByTagAsync(string tag, CancellationToken cancellationToken = default) => cache.RemoveByTagAsync(tag, cancellationToken);

    public override ValueTask RemoveByTagAsync(IEnumerable<string> tags, CancellationToken cancellationToken = default) => cache.RemoveByTagAsync(tags, cancellationToken);

    /// <summary>Of types that are not immutable, the cache reads late, and tells only that it has no value.</summary>
    private static bool IsOfEntry(Exception error) =>
        error is MemFormatException bad ? bad.Error != MemFormatError.UnsupportedType : error is InvalidOperationException;

    private HybridCacheEntryOptions WithoutReading(HybridCacheEntryOptions? own)
    {
        var common = options.Value.DefaultEntryOptions;
        return new()
        {
            Expiration = own?.Expiration ?? common?.Expiration,
            LocalCacheExpiration = own?.LocalCacheExpiration ?? common?.LocalCacheExpiration,
            Flags = (own?.Flags ?? common?.Flags ?? HybridCacheEntryFlags.None) | HybridCacheEntryFlags.DisableDistributedCacheRead,
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
