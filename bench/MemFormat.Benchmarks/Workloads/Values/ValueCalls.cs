using System.Text.Json.Serialization.Metadata;
using Google.Protobuf;

namespace MemFormat.Benchmarks.Workloads.Values;

/// <summary>
/// Values of many elements of one kind, by calls that are generic: they add some nanoseconds, which do not count here.
/// </summary>
internal readonly struct ValueCalls<T>(T value, int items, JsonTypeInfo<T> json, IMessage message) : IPeerCalls
    where T : class
{
    public object Value => value;

    public int Items => items;

    public IMessage Message => message;

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<T>(payload, options);

    public void WriteJson(Utf8JsonWriter destination) => JsonSerializer.Serialize(destination, value, json);

    public byte[] ToJson() => JsonSerializer.SerializeToUtf8Bytes(value, json);

    public object? ReadJson(byte[] payload) => JsonSerializer.Deserialize(payload, json);

    public object ReadProtobuf(byte[] payload) => message.Descriptor.Parser.ParseFrom(payload);
}
