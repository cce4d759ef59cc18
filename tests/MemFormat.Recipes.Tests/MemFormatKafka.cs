using Confluent.Kafka;

namespace MemFormat.Recipes.Tests;

public sealed class MemFormatKafka<T> : ISerializer<T>, IDeserializer<T>
    where T : class
{
    // A null is how Kafka forgets a key.
    public byte[] Serialize(T data, SerializationContext context) => data is null ? null! : MemFormatSerializer.Serialize(data);

    public T Deserialize(ReadOnlySpan<byte> data, bool isNull, SerializationContext context) =>
        isNull ? null! : MemFormatSerializer.Deserialize<T>(data)!;
}
