namespace MemFormat.Benchmarks.Models;

/// <summary>Integers in as few bytes as they need.</summary>
[MemFormattable]
public sealed partial class CompactInts
{
    [MemMember(Encoding = MemEncoding.Compact)]
    public int[] Items { get; set; } = [];
}

/// <summary>A map whose values take as few bytes as they need.</summary>
[MemFormattable(Encoding = MemEncoding.Compact)]
public sealed partial class CompactCounts
{
    public Dictionary<string, int> Items { get; set; } = [];
}
