using MemFormat.Benchmarks.Models.Compact;

namespace MemFormat.Benchmarks.Workloads.Files;

internal readonly struct CompactTopologyCalls(Models.Files.Topology source) : IMemFormatCalls
{
    private readonly Topology _value = new()
    {
        Bbox = source.Bbox,
        Transform = source.Transform,
        Objects = source.Objects,
        Arcs = Array.ConvertAll(source.Arcs, arc => Array.ConvertAll(arc, point => new ArcPoint(point.X, point.Y))),
    };

    public object Value => _value;

    public void Write(IBufferWriter<byte> destination, MemFormatOptions? options) => MemFormatSerializer.Serialize(destination, _value, options);

    public byte[] ToArray(MemFormatOptions? options) => MemFormatSerializer.Serialize(_value, options);

    public object? Read(byte[] payload, MemFormatOptions? options) => MemFormatSerializer.Deserialize<Topology>(payload, options);
}
