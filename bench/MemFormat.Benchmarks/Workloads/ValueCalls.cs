using System.Text.Json.Serialization.Metadata;
using Google.Protobuf;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>
/// A value by calls that are generic: they add some nanoseconds, which do not count where it has many elements. Where they do,
/// <c>Twins.targets</c> prints the same calls at closed types.
/// </summary>
internal readonly struct ValueCalls<T>(T value, int items, JsonTypeInfo<T> json, IMessage message) : IPeerCalls
    where T : class
{
    public object Value => value;

    public int Items => items;

    public IMessage Message => message;

    public JsonPeer Json { get; } = JsonPeer.Of(value, json);

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<T>(payload, options);
}
