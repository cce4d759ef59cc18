using Google.Protobuf;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>The same data by other serializers.</summary>
internal interface IPeerCalls : IMemFormatCalls
{
    IMessage Message { get; }

    JsonPeer Json { get; }
}
