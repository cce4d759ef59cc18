using MemFormat.FusionCache;

[assembly: MemFormat.MemSurrogate(typeof(FusionCacheDistributedEntry<>), typeof(EntrySurrogate<>))]

namespace MemFormat.FusionCache;

/// <summary>An entry as it is stored. Only native programs name it.</summary>
/// <typeparam name="T">The type of the value.</typeparam>
/// <param name="Value">The value.</param>
/// <param name="Timestamp">When it was made, in ticks of UTC.</param>
/// <param name="Expires">When it expires, in ticks of UTC.</param>
/// <param name="Tags">Its tags.</param>
/// <param name="Metadata">What only some entries have.</param>
[MemFormattable]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed partial record EntrySurrogate<T>(T? Value, long Timestamp, long Expires, string[]? Tags, EntryMetadata? Metadata)
    : IMemSurrogate<EntrySurrogate<T>, FusionCacheDistributedEntry<T>>
{
    /// <summary>The form that is stored.</summary>
    /// <param name="value">The entry.</param>
    public static EntrySurrogate<T> From(FusionCacheDistributedEntry<T> value) => new(
        value.Value, value.Timestamp, value.LogicalExpirationTimestamp, value.Tags, value.Metadata is { } data ? EntryMetadata.From(data) : null);

    /// <summary>The entry again.</summary>
    public FusionCacheDistributedEntry<T> ToValue() => new(Value!, Timestamp, Expires, Tags, Metadata?.ToMetadata());
}

/// <summary>What only some entries have.</summary>
/// <param name="IsStale">Whether fail-safe has kept it beyond its time.</param>
/// <param name="EagerExpires">When it is made anew ahead of its time, in ticks of UTC.</param>
/// <param name="ETag">The version that a server gave.</param>
/// <param name="Modified">When the value was changed, in ticks of UTC.</param>
/// <param name="Size">Its size, in the unit of the cache's limit.</param>
/// <param name="Priority">Its priority.</param>
[MemFormattable]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed partial record EntryMetadata(bool IsStale, long? EagerExpires, string? ETag, long? Modified, long? Size, byte? Priority)
{
    internal static EntryMetadata From(FusionCacheEntryMetadata data) =>
        new(data.IsStale, data.EagerExpirationTimestamp, data.ETag, data.LastModifiedTimestamp, data.Size, data.Priority);

    internal FusionCacheEntryMetadata ToMetadata() => new(IsStale, EagerExpires, ETag, Modified, Size, Priority);
}
