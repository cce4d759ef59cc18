namespace MemFormat.Tests;

/// <summary>Objects pay once for the unknown members that they keep.</summary>
public partial class ExtensionMemoryTests
{
    [Fact]
    public void Rows_with_six_unknown_flags()
    {
        var late = Enumerable.Range(0, 50_000).Select(i => new Late { Id = (byte)i, A = true, F = i % 2 == 0 }).ToList();
        var payload = MemFormatSerializer.Serialize(late);
        var early = MemFormatSerializer.Deserialize<List<Early>>(payload, new MemFormatOptions { Limits = new() { MaxExtraMemoryBytes = 1 << 16 } })!;
        Assert.Equal((50_000, 6), (early.Count, early[7].Extra!.Count));
        var back = MemFormatSerializer.Deserialize<List<Late>>(MemFormatSerializer.Serialize(early))!;
        Assert.Equal((7, true, false, false), (back[7].Id, back[7].A, back[7].B, back[7].F));
        Assert.Equal(late.Count / 2, back.Count(row => row.F));
    }

    [MemFormattable]
    public partial class Early
    {
        public byte Id { get; set; }

        public MemExtensionData? Extra { get; set; }
    }

    [MemFormattable]
    public partial class Late
    {
        public byte Id { get; set; }

        public bool A { get; set; }

        public bool B { get; set; }

        public bool C { get; set; }

        public bool D { get; set; }

        public bool E { get; set; }

        public bool F { get; set; }
    }
}
