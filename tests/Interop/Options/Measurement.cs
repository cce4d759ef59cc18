using MemFormat;

namespace Corpus.Options;

/// <summary>A member for each option of what C# becomes in TypeScript.</summary>
[MemFormattable]
public partial class Measurement
{
    public long Count { get; set; }
    public ulong Size { get; set; }
    public Int128 Wide { get; set; }
    public decimal Price { get; set; }
    public DateTime At { get; set; }
    public byte[] Raw { get; set; } = [];
    public double[] Values { get; set; } = [];
    public List<short?> Gaps { get; set; } = [];
    public long[] Ticks { get; set; } = [];
    public Dictionary<string, int> Stock { get; set; } = [];
}

/// <summary>An earlier version.</summary>
[MemFormattable]
public partial class EarlierMeasurement
{
    public byte[] Raw { get; set; } = [];
}
