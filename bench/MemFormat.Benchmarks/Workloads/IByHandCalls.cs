using MemFormat.Benchmarks.Reference;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>The same bytes by code that was written by hand, and the graph from ready values: for rows, orders and one Poco.</summary>
internal interface IByHandCalls : IPeerCalls
{
    object ReadFloor();

    void WriteByHand(ref ReferenceWriter writer);

    object ReadByHand(ref ReferenceReader reader);
}
