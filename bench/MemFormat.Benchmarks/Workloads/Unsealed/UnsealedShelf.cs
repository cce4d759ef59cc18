using MemFormat.Benchmarks.Models.Unsealed;
using MemFormat.Benchmarks.Running;

namespace MemFormat.Benchmarks.Workloads.Unsealed;

/// <summary>The workload of <see cref="Shelves.ShelfWorkload"/> with types that are open to inheritance.</summary>
internal sealed class UnsealedShelf : IDisposable
{
    private readonly BookShelf _value;
    private readonly ReusedBuffer _buffer = new();

    public UnsealedShelf(object sealedValue, byte[] sealedPayload)
    {
        _value = Reshape.To<BookShelf>(sealedValue);
        Payload = MemFormatSerializer.Serialize(_value);
        Expect.SameBytes(sealedPayload, Payload, "Unsealed");
        Expect.SameGraph(_value, Read(), "Unsealed");
    }

    public byte[] Payload { get; }

    public void Write() => MemFormatSerializer.Serialize(_buffer.Empty(), _value);

    public BookShelf? Read() => MemFormatSerializer.Deserialize<BookShelf>(Payload);

    public void Dispose() => _buffer.Dispose();
}
