using MemFormat.Benchmarks.Models.Unsealed;
using MemFormat.Benchmarks.Running;

namespace MemFormat.Benchmarks.Workloads.Unsealed;

/// <summary>The workload of <see cref="Orders.OrderWorkload"/> with types that are open to inheritance.</summary>
internal sealed class UnsealedOrder : IDisposable
{
    private readonly Order _value;
    private readonly ReusedBuffer _buffer = new();

    public UnsealedOrder(object sealedValue, byte[] sealedPayload)
    {
        _value = Reshape.To<Order>(sealedValue);
        Payload = MemFormatSerializer.Serialize(_value);
        Expect.SameBytes(sealedPayload, Payload, "Unsealed");
        Expect.SameGraph(_value, Read(), "Unsealed");
    }

    public byte[] Payload { get; }

    public void Write() => MemFormatSerializer.Serialize(_buffer.Empty(), _value);

    public Order? Read() => MemFormatSerializer.Deserialize<Order>(Payload);

    public void Dispose() => _buffer.Dispose();
}
