using System.Text.Json.Serialization.Metadata;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>A value by <c>System.Text.Json</c> and the code that it generates.</summary>
internal sealed record JsonPeer(Action<Utf8JsonWriter> Write, Func<byte[]> ToArray, Func<byte[], object?> Read)
{
    public static JsonPeer Of<T>(T value, JsonTypeInfo<T> type) => new(
        destination => JsonSerializer.Serialize(destination, value, type),
        () => JsonSerializer.SerializeToUtf8Bytes(value, type),
        payload => JsonSerializer.Deserialize(payload, type));
}
