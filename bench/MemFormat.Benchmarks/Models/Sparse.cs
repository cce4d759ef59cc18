namespace MemFormat.Benchmarks.Models;

/// <summary>Thirty members, most of them null.</summary>
[MemFormattable]
public sealed partial class Sparse
{
    public int? A1 { get; set; }
    public int? A2 { get; set; }
    public int? A3 { get; set; }
    public int? A4 { get; set; }
    public int? A5 { get; set; }
    public int? A6 { get; set; }
    public long? B1 { get; set; }
    public long? B2 { get; set; }
    public long? B3 { get; set; }
    public long? B4 { get; set; }
    public double? C1 { get; set; }
    public double? C2 { get; set; }
    public double? C3 { get; set; }
    public double? C4 { get; set; }
    public bool? D1 { get; set; }
    public bool? D2 { get; set; }
    public string? E1 { get; set; }
    public string? E2 { get; set; }
    public string? E3 { get; set; }
    public string? E4 { get; set; }
    public string? E5 { get; set; }
    public string? E6 { get; set; }
    public string? E7 { get; set; }
    public string? E8 { get; set; }
    public int[]? F1 { get; set; }
    public int[]? F2 { get; set; }
    public List<string>? G1 { get; set; }
    public List<string>? G2 { get; set; }
    public byte[]? H1 { get; set; }
    public byte[]? H2 { get; set; }
}
