using MemFormat.Benchmarks.Models.Unsealed;
using MemFormat.Benchmarks.Running;

namespace MemFormat.Benchmarks.Workloads.Unsealed;

/// <summary>The workload of <see cref="Rows.RowWorkload"/> with types that are open to inheritance.</summary>
internal sealed class UnsealedRows : IDisposable
{
    private readonly List<Row> _value;
    private readonly ReusedBuffer _buffer = new();

    public UnsealedRows(object sealedValue, byte[] sealedPayload)
    {
        _value = Reshape.To<List<Row>>(sealedValue);
        Payload = MemFormatSerializer.Serialize(_value);
        Expect.SameBytes(sealedPayload, Payload, "Unsealed");
        Expect.SameGraph(_value, Read(), "Unsealed");
    }

    public byte[] Payload { get; }

    public void Write() => MemFormatSerializer.Serialize(_buffer.Empty(), _value);

    public List<Row>? Read() => MemFormatSerializer.Deserialize<List<Row>>(Payload);

    public void Dispose() => _buffer.Dispose();
}
