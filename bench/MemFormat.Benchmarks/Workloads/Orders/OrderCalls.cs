using MemFormat.Benchmarks.Reference;

namespace MemFormat.Benchmarks.Workloads.Orders;

internal readonly partial struct OrderCalls : IByHandCalls
{
    public object ReadFloor() => Floor.Copy(value);

    public void WriteByHand(ref ReferenceWriter writer) => OrderReference.Write(ref writer, value);

    public object ReadByHand(ref ReferenceReader reader) => OrderReference.Read(ref reader);
}
