using MemFormat;

namespace Corpus;

/// <summary>Some of <see cref="ManySequences"/>: less than eight, so that they have no presence bits. One is a list by now.</summary>
[MemFormattable]
public partial class SomeSequences
{
    public string? First { get; set; }

    public string Second { get; set; } = "second";

    public byte[]? Bytes { get; set; }

    public List<long>? Numbers { get; set; }

    public Uri? Link { get; set; }

    public List<string>? Last { get; set; }
}

/// <summary>As many as <see cref="ManySequences"/> in another order, one of them a list by now.</summary>
[MemFormattable]
public partial class OtherSequences
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

/// <summary>Earlier than <see cref="ManySequences"/>, without presence bits.</summary>
[MemFormattable]
public partial class FewSequences
{
    public string? First { get; set; }

    public string? Second { get; set; }

    public List<short>? Numbers { get; set; }

    public List<string?>? Texts { get; set; }

    public string? Last { get; set; }
}
