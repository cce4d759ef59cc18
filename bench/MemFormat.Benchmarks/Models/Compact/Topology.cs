using MemFormat.Benchmarks.Models.Files;

namespace MemFormat.Benchmarks.Models.Compact;

/// <summary>The same as <see cref="Files.Topology"/>, its points in as few bytes as they need.</summary>
[MemFormattable]
public sealed partial class Topology
{
    public double[] Bbox { get; set; } = [];
    public TopologyTransform Transform { get; set; }
    public Dictionary<string, Geometry> Objects { get; set; } = [];

    [MemMember(Encoding = MemEncoding.Compact)]
    public ArcPoint[][] Arcs { get; set; } = [];
}
