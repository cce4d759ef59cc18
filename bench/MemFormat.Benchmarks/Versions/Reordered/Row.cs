namespace MemFormat.Benchmarks.Versions.Reordered;

/// <summary>A version of <see cref="Models.Row"/> whose members are declared in another order.</summary>
[MemFormattable]
public sealed partial class Row
{
    public string Name { get; set; } = "";
    public int H { get; set; }
    public bool G { get; set; }
    public double F { get; set; }
    public double E { get; set; }
    public long D { get; set; }
    public long C { get; set; }
    public int B { get; set; }
    public int A { get; set; }
}
