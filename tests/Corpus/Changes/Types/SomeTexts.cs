using MemFormat;

namespace Corpus;

/// <summary>Some of <see cref="ManyTexts"/>: less than eight, so that they have no presence bits. One is a list by now.</summary>
[MemFormattable]
public partial class SomeTexts
{
    public string? First { get; set; }

    public string Second { get; set; } = "second";

    public byte[]? Bytes { get; set; }

    public List<long>? Numbers { get; set; }

    public Uri? Link { get; set; }

    public List<string>? Last { get; set; }
}

/// <summary>As many as <see cref="ManyTexts"/> in another order, one of them a list by now.</summary>
[MemFormattable]
public partial class OtherTexts
{
    [MemFormerName("Second")]
    public string? Another { get; set; }

    public string? First { get; set; }

    public string? Added { get; set; }

    public List<byte>? Bytes { get; set; }

    public List<long>? Numbers { get; set; }

    public Uri? Link { get; set; }

    public List<string>? Last { get; set; }

    public List<int>? List { get; set; }
}

/// <summary>Earlier than <see cref="ManyTexts"/>, without presence bits.</summary>
[MemFormattable]
public partial class FewTexts
{
    public string? First { get; set; }

    public string? Second { get; set; }

    public List<short>? Numbers { get; set; }

    public List<string?>? Texts { get; set; }

    public string? Last { get; set; }
}
