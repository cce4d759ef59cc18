using System.Buffers;
using NATS.Client.Core;

namespace MemFormat.Recipes.Tests;

public sealed class MemFormatNats : INatsSerializerRegistry
{
    public INatsSerialize<T> GetSerializer<T>() => Find<T>();

    public INatsDeserialize<T> GetDeserializer<T>() => Find<T>();

    // Types that have no codec, such as NATS' own, stay as they are.
    private static INatsSerializer<T> Find<T>() =>
        MemFormatSerializer.TryGetCodec(typeof(T), out _) ? new Payloads<T>() : NatsDefaultSerializer<T>.Default;

    private sealed class Payloads<T> : INatsSerializer<T>
    {
        public void Serialize(IBufferWriter<byte> bufferWriter, T value) => MemFormatSerializer.Serialize(bufferWriter, value);

        public T? Deserialize(in ReadOnlySequence<byte> buffer) => MemFormatSerializer.Deserialize<T>(buffer);

        public INatsSerializer<T> CombineWith(INatsSerializer<T> next) => this;
    }
}
