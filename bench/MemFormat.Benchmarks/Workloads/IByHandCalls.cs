using MemFormat.Benchmarks.Reference;

namespace MemFormat.Benchmarks.Workloads;

/// <summary>The same bytes by code that was written by hand.</summary>
internal interface IByHandCalls : IMemFormatCalls
{
    void WriteByHand(ref ReferenceWriter writer);

    object ReadByHand(ref ReferenceReader reader);
}
