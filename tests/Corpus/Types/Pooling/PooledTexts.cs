using MemFormat;

namespace Corpus.Pooling;

/// <summary>Text of which each payload has every string once, in all places where strings are, and some that is plain.</summary>
[MemFormattable(Encoding = MemEncoding.Pooled)]
public partial class PooledTexts
{
    public string Name { get; set; } = "red";

    public string? Note { get; set; }

    public List<string?> Tags { get; set; } = [];

    public string[]? Words { get; set; }

    public Dictionary<string, string?> Labels { get; set; } = [];

    public HashSet<string> Marks { get; set; } = [];

    public (string First, string? Second)? Pair { get; set; }

    [MemMember(Encoding = MemEncoding.Fixed)]
    public (string First, string? Second)? PlainPair { get; set; }

    [MemMember(Encoding = MemEncoding.Fixed)]
    public string Plain { get; set; } = "";

    public PooledTexts? Next { get; set; }

    public string After { get; set; } = "";

    public static PooledTexts Make(ValueSource s) => Make(s, 3);

    /// <summary>A text that may have been there before.</summary>
    private static string Text(ValueSource s) => s.OneOf("red", s.Text(), "blue", "", "漢字", "\ud800", "Ünï");

    private static PooledTexts Make(ValueSource s, int levels) => new()
    {
        Name = Text(s),
        Note = s.Maybe(() => Text(s)),
        Tags = s.List(() => s.Maybe(() => Text(s))),
        Words = s.Maybe(() => s.Array(() => Text(s))),
        Labels = s.Map(() => Text(s), () => s.Maybe(() => Text(s))),
        Marks = s.Set(() => Text(s)),
        Pair = s.Nullable(() => (Text(s), s.Maybe(() => Text(s)))),
        PlainPair = s.Nullable(() => (Text(s), s.Maybe(() => Text(s)))),
        Plain = Text(s),
        Next = levels > 0 ? s.Maybe(() => Make(s, levels - 1)) : null,
        After = Text(s),
    };
}
