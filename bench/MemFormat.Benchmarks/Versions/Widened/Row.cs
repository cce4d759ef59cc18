namespace MemFormat.Benchmarks.Versions.Widened;

/// <summary>A version of <see cref="Models.Row"/> with a narrower number, that later was widened.</summary>
[MemFormattable]
public sealed partial class Row
{
    public int A { get; set; }
    public int B { get; set; }
    public long C { get; set; }
    public int D { get; set; }
    public double E { get; set; }
    public double F { get; set; }
    public bool G { get; set; }
    public int H { get; set; }
    public string Name { get; set; } = "";
}
