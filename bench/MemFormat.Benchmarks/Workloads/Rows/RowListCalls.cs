using MemFormat.Benchmarks.Reference;

namespace MemFormat.Benchmarks.Workloads.Rows;

internal readonly partial struct RowListCalls : IByHandCalls
{
    public object ReadFloor() => RowLists.Copy(value);

    public void WriteByHand(ref ReferenceWriter writer) => RowLists.Write(ref writer, value);

    public object ReadByHand(ref ReferenceReader reader) => RowLists.Read(ref reader);
}
