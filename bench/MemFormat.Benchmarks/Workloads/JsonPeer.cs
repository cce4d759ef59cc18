using System.Text.Json.Serialization.Metadata;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>A value by <c>System.Text.Json</c> and the code that it generates.</summary>
internal abstract class JsonPeer
{
    public static JsonPeer Of<T>(T value, JsonTypeInfo<T> type) => new Typed<T>(value, type);

    public abstract void Write(Utf8JsonWriter destination);

    public abstract byte[] ToArray();

    public abstract object? Read(byte[] payload);

    private sealed class Typed<T>(T value, JsonTypeInfo<T> type) : JsonPeer
    {
        public override void Write(Utf8JsonWriter destination) => JsonSerializer.Serialize(destination, value, type);

        public override byte[] ToArray() => JsonSerializer.SerializeToUtf8Bytes(value, type);

        public override object? Read(byte[] payload) => JsonSerializer.Deserialize(payload, type);
    }
}
