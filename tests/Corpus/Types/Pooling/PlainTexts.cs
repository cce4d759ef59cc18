using MemFormat;

namespace Corpus.Pooling;

/// <summary>The members of <see cref="PooledTexts"/>, each with the other encoding.</summary>
[MemFormattable]
public partial class PlainTexts
{
    public string Name { get; set; } = "red";

    public string? Note { get; set; }

    public List<string?> Tags { get; set; } = [];

    public string[]? Words { get; set; }

    public Dictionary<string, string?> Labels { get; set; } = [];

    public HashSet<string> Marks { get; set; } = [];

    public (string First, string? Second)? Pair { get; set; }

    [MemMember(Encoding = MemEncoding.Pooled)]
    public (string First, string? Second)? PlainPair { get; set; }

    [MemMember(Encoding = MemEncoding.Pooled)]
    public string Plain { get; set; } = "";

    public PlainTexts? Next { get; set; }

    public string After { get; set; } = "";

    public static PlainTexts Make(ValueSource s) => Of(PooledTexts.Make(s));

    private static PlainTexts Of(PooledTexts other) => new()
    {
        Name = other.Name,
        Note = other.Note,
        Tags = other.Tags,
        Words = other.Words,
        Labels = other.Labels,
        Marks = other.Marks,
        Pair = other.Pair,
        PlainPair = other.PlainPair,
        Plain = other.Plain,
        Next = other.Next is null ? null : Of(other.Next),
        After = other.After,
    };
}
