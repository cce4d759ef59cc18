using MemFormat;
using MemFormat.Recipes.Tests;
using ZiggyCreatures.Caching.Fusion.Internals;
using ZiggyCreatures.Caching.Fusion.Internals.Distributed;
using ZiggyCreatures.Caching.Fusion.Serialization;

[assembly: MemSurrogate(typeof(FusionCacheDistributedEntry<>), typeof(FusionEntry<>))]

namespace MemFormat.Recipes.Tests;

[MemFormattable]
public partial record FusionEntry<T>(T? Value, long Timestamp, long Expires, string[]? Tags, FusionMetadata? Metadata)
    : IMemSurrogate<FusionEntry<T>, FusionCacheDistributedEntry<T>>
{
    public static FusionEntry<T> From(FusionCacheDistributedEntry<T> value) =>
        new(value.Value, value.Timestamp, value.LogicalExpirationTimestamp, value.Tags,
            value.Metadata is { } data ? FusionMetadata.From(data) : null);

    public FusionCacheDistributedEntry<T> ToValue() => new(Value!, Timestamp, Expires, Tags, Metadata?.ToMetadata());
}

[MemFormattable]
public partial record FusionMetadata(bool IsStale, long? Eager, string? ETag, long? Modified, long? Size, byte? Priority)
{
    public static FusionMetadata From(FusionCacheEntryMetadata data) =>
        new(data.IsStale, data.EagerExpirationTimestamp, data.ETag, data.LastModifiedTimestamp, data.Size, data.Priority);

    public FusionCacheEntryMetadata ToMetadata() => new(IsStale, Eager, ETag, Modified, Size, Priority);
}

public sealed class MemFormatFusion : IFusionCacheSerializer
{
    public byte[] Serialize<T>(T? obj) => MemFormatSerializer.Serialize(obj);

    public T? Deserialize<T>(byte[] data) => MemFormatSerializer.Deserialize<T>(data);

    public ValueTask<byte[]> SerializeAsync<T>(T? obj, CancellationToken token = default) => new(Serialize(obj));

    public ValueTask<T?> DeserializeAsync<T>(byte[] data, CancellationToken token = default) => new(Deserialize<T>(data));
}
