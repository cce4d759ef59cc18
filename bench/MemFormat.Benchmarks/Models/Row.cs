namespace MemFormat.Benchmarks.Models;

/// <summary>Nine members: eight fixed ones and a short string.</summary>
[MemFormattable]
public sealed partial class Row
{
    public int A { get; set; }
    public int B { get; set; }
    public long C { get; set; }
    public long D { get; set; }
    public double E { get; set; }
    public double F { get; set; }
    public bool G { get; set; }
    public int H { get; set; }
    public string Name { get; set; } = "";
}
