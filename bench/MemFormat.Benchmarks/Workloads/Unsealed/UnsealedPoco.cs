using MemFormat.Benchmarks.Models.Unsealed;
using MemFormat.Benchmarks.Running;

namespace MemFormat.Benchmarks.Workloads.Unsealed;

/// <summary>The workload of <see cref="Pocos.PocoWorkload"/> with types that are open to inheritance.</summary>
internal sealed class UnsealedPoco : IDisposable
{
    private readonly Poco _value;
    private readonly ReusedBuffer _buffer = new();

    public UnsealedPoco(object sealedValue, byte[] sealedPayload)
    {
        _value = Reshape.To<Poco>(sealedValue);
        Payload = MemFormatSerializer.Serialize(_value);
        Expect.SameBytes(sealedPayload, Payload, "Unsealed");
        Expect.SameGraph(_value, Read(), "Unsealed");
    }

    public byte[] Payload { get; }

    public void Write() => MemFormatSerializer.Serialize(_buffer.Empty(), _value);

    public Poco? Read() => MemFormatSerializer.Deserialize<Poco>(Payload);

    public void Dispose() => _buffer.Dispose();
}
