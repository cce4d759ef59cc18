using MemFormat;

namespace Corpus;

/// <summary>Compact and fixed members side by side.</summary>
[MemFormattable]
public partial class MixedEncodings
{
    [MemMember(Encoding = MemEncoding.Compact)]
    public int Small { get; set; }

    public int Plain { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public long? MaybeSmall { get; set; }

    public long? MaybePlain { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public DateTimeOffset Stamp { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public int[] Groups { get; set; } = [];

    public int[] Block { get; set; } = [];

    public bool Flag { get; set; }

    public string? Text { get; set; }

    public static MixedEncodings Make(ValueSource s) => new()
    {
        Small = s.Int32(),
        Plain = s.Int32(),
        MaybeSmall = s.Nullable(s.Int64),
        MaybePlain = s.Nullable(s.Int64),
        Stamp = s.DateTimeOffset(),
        Groups = s.Array(s.Int32),
        Block = s.Array(s.Int32),
        Flag = s.Bool(),
        Text = s.MaybeText(),
    };
}

/// <summary>A fixed member in a compact type.</summary>
[MemFormattable(Encoding = MemEncoding.Compact)]
public partial struct CompactStruct
{
    public int Small { get; set; }

    [MemMember(Encoding = MemEncoding.Fixed)]
    public int Plain { get; set; }

    public static CompactStruct Make(ValueSource s) => new() { Small = s.Int32(), Plain = s.Int32() };
}
