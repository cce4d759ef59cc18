namespace MemFormat.Caching;

/// <summary>Values in an <see cref="IDistributedCache"/>.</summary>
public static class DistributedCacheMemFormatExtensions
{
    private static readonly DistributedCacheEntryOptions s_noExpiry = new();

    /// <summary>Stores a value.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="cache">The cache.</param>
    /// <param name="key">The key.</param>
    /// <param name="value">The value, or null, which is an entry, too.</param>
    /// <param name="entry">When the entry expires. Without it the cache decides.</param>
    /// <param name="options">The options to write with.</param>
    /// <param name="cancellationToken">Cancels the wait for the cache.</param>
    /// <exception cref="MemFormatException">The value cannot be written.</exception>
    public static Task SetMemFormatAsync<T>(
        this IDistributedCache cache, string key, T value, DistributedCacheEntryOptions? entry = null, MemFormatOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(cache);
        return cache.SetAsync(key, MemFormatSerializer.Serialize(value, options), entry ?? s_noExpiry, cancellationToken);
    }

    /// <summary>Gets a value.</summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="cache">The cache.</param>
    /// <param name="key">The key.</param>
    /// <param name="options">The options to read with.</param>
    /// <param name="cancellationToken">Cancels the wait for the cache.</param>
    /// <returns>The value; null if there is no entry, or if the entry is a null.</returns>
    /// <exception cref="MemFormatException">The entry is bad or does not fit the type. Remove it, and make it again.</exception>
    public static async Task<T?> GetMemFormatAsync<T>(
        this IDistributedCache cache, string key, MemFormatOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(cache);
        return await cache.GetAsync(key, cancellationToken).ConfigureAwait(false) is { } bytes
            ? MemFormatSerializer.Deserialize<T>(bytes, options)
            : default;
    }

    /// <summary>
    /// Gets a value, or makes and stores it. An entry that cannot be read, such as one of a release whose changes are
    /// not compatible, is made again instead of failing your request.
    /// </summary>
    /// <typeparam name="T">A generated type, a primitive, or a collection of such types.</typeparam>
    /// <param name="cache">The cache.</param>
    /// <param name="key">The key.</param>
    /// <param name="make">Makes the value. Callers at the same time may each make one: <see cref="HybridCache"/> prevents that.</param>
    /// <param name="entry">When the entry expires. Without it the cache decides.</param>
    /// <param name="options">The options to write and read with.</param>
    /// <param name="cancellationToken">Cancels the wait for the cache and for the value.</param>
    /// <exception cref="MemFormatException">The value cannot be written, or its type has no codec.</exception>
    public static async Task<T?> GetOrSetMemFormatAsync<T>(
        this IDistributedCache cache,
        string key,
        Func<CancellationToken, ValueTask<T>> make,
        DistributedCacheEntryOptions? entry = null,
        MemFormatOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(cache);
        ArgumentNullException.ThrowIfNull(make);
        if (await cache.GetAsync(key, cancellationToken).ConfigureAwait(false) is { } bytes)
        {
            try
            {
                return MemFormatSerializer.Deserialize<T>(bytes, options);
            }
            catch (MemFormatException error) when (error.Error != MemFormatError.UnsupportedType)
            {
                // The value is made again below.
            }
        }

        var value = await make(cancellationToken).ConfigureAwait(false);
        await cache.SetMemFormatAsync(key, value, entry, options, cancellationToken).ConfigureAwait(false);
        return value;
    }
}
