using MemFormat.Benchmarks.Models;

namespace MemFormat.Benchmarks.Workloads.Headers;

/// <summary>The same orders with each header.</summary>
internal sealed class HeaderWorkload
{
    private readonly List<Order> _orders;
    private readonly Dictionary<MemFormatHeader, MemFormatOptions> _options =
        Enum.GetValues<MemFormatHeader>().ToDictionary(h => h, h => new MemFormatOptions { Header = h });
    private readonly ReusedBuffer _buffer = new();

    public HeaderWorkload(List<Order> orders)
    {
        _orders = orders;
        Payloads = _options.ToDictionary(o => o.Key, o => MemFormatSerializer.Serialize(orders, o.Value));
    }

    public int Count => _orders.Count;

    public Dictionary<MemFormatHeader, byte[]> Payloads { get; }

    public void Write(MemFormatHeader header) => MemFormatSerializer.Serialize(_buffer.Empty(), _orders, _options[header]);

    public List<Order>? Read(MemFormatHeader header) => MemFormatSerializer.Deserialize<List<Order>>(Payloads[header], _options[header]);
}
