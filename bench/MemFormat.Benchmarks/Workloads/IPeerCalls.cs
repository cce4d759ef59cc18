using Google.Protobuf;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>The same data by other serializers.</summary>
internal interface IPeerCalls : IMemFormatCalls
{
    IMessage Message { get; }

    void WriteJson(Utf8JsonWriter destination);

    byte[] ToJson();

    object? ReadJson(byte[] payload);

    object ReadProtobuf(byte[] payload);
}
