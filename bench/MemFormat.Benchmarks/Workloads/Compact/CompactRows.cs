using MemFormat.Benchmarks.Models.Compact;
using MemFormat.Benchmarks.Reference;
using MemFormat.Benchmarks.Running;
using MemFormat.Benchmarks.Workloads.Rows;

namespace MemFormat.Benchmarks.Workloads.Compact;

/// <summary>Rows whose integers take as few bytes as they need.</summary>
internal sealed class CompactRows : IDisposable
{
    private static readonly MemFormatOptions WithoutHeader = new() { Header = MemFormatHeader.None };

    private readonly List<Row> _rows = Reshape.To<List<Row>>(RowData.Many(1000));
    private readonly ReusedBuffer _buffer = new();

    public CompactRows()
    {
        Payload = MemFormatSerializer.Serialize(_rows);
        WriteReference();
        Body = _buffer.Written.ToArray();
        Expect.SameGraph(_rows, ReadReference(), "The compact reference");
        Expect.SameGraph(_rows, Read(), "MemFormat, compact");
        Expect.SameBytes(Body, MemFormatSerializer.Serialize(_rows, WithoutHeader), "MemFormat, compact");
    }

    public byte[] Payload { get; }

    public byte[] Body { get; }

    public void WriteReference()
    {
        var writer = new ReferenceWriter(_buffer.Empty());
        CompactRowReference.WriteList(ref writer, _rows);
        writer.Flush();
    }

    public void Write() => MemFormatSerializer.Serialize(_buffer.Empty(), _rows);

    public List<Row> ReadReference()
    {
        var reader = new ReferenceReader(Body);
        return CompactRowReference.ReadList(ref reader);
    }

    public List<Row>? Read() => MemFormatSerializer.Deserialize<List<Row>>(Payload);

    public void Dispose() => _buffer.Dispose();
}
