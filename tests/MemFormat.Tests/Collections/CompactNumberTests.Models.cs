namespace MemFormat.Tests.Collections;

// Each has one member, so that its body is the value.
[MemFormattable(Encoding = MemEncoding.Compact)]
public partial class CompactShorts
{
    [MemMember(1)]
    public short[] Items { get; set; } = [];
}

[MemFormattable(Encoding = MemEncoding.Compact)]
public partial class CompactInts
{
    [MemMember(1)]
    public int[] Items { get; set; } = [];
}

[MemFormattable(Encoding = MemEncoding.Compact)]
public partial class CompactULongs
{
    [MemMember(1)]
    public List<ulong> Items { get; set; } = [];
}

[MemFormattable(Encoding = MemEncoding.Compact)]
public partial class CompactMap
{
    [MemMember(1)]
    public Dictionary<uint, short> Items { get; set; } = [];
}

[MemFormattable]
public partial class FixedInts
{
    [MemMember(1)]
    public int[] Items { get; set; } = [];
}

[MemFormattable]
public partial class FixedMap
{
    [MemMember(1)]
    public Dictionary<uint, short> Items { get; set; } = [];
}
