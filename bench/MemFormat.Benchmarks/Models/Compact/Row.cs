namespace MemFormat.Benchmarks.Models.Compact;

/// <summary>The same as <see cref="Models.Row"/>, its integers in as few bytes as they need.</summary>
[MemFormattable(Encoding = MemEncoding.Compact)]
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
