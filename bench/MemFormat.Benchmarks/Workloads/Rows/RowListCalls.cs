using Google.Protobuf;
using MemFormat.Benchmarks.Models;
using MemFormat.Benchmarks.Reference;

namespace MemFormat.Benchmarks.Workloads.Rows;

internal readonly struct RowListCalls(List<Row> value) : IByHandCalls
{
    public object Value => value;

    public int Items => value.Count;

    public IMessage Message { get; } = Messages.From<Protos.RowList>(value);

    public JsonPeer Json { get; } = JsonPeer.Of(value, JsonModels.Default.ListRow);

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<List<Row>>(payload, options);

    public object ReadFloor() => RowFloor.Copy(value);

    public void WriteByHand(ref ReferenceWriter writer) => RowReference.WriteList(ref writer, value);

    public object ReadByHand(ref ReferenceReader reader) => RowReference.ReadList(ref reader);
}
