using Google.Protobuf;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>The same data by other serializers, and the graph from ready values.</summary>
internal interface IPeerCalls : IMemFormatCalls
{
    IMessage Message { get; }

    object ReadFloor();

    void WriteJson(Utf8JsonWriter destination);

    byte[] ToJson();

    object? ReadJson(byte[] payload);

    object ReadProtobuf(byte[] payload);
}
