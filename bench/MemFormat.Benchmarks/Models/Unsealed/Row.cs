namespace MemFormat.Benchmarks.Models.Unsealed;

/// <summary>The same as <see cref="Models.Row"/>, open to inheritance: a value can be of a derived type, and the codec must look.</summary>
[MemFormattable]
public partial class Row
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
