using System.Collections.Frozen;
using System.Collections.Immutable;
using MemFormat;

namespace Corpus;

/// <summary>Members whose strings are written once per payload, in all places.</summary>
[MemFormattable(Encoding = MemEncoding.Pooled)]
public partial class PooledTexts
{
    public string Name { get; set; } = "";

    public string? Maybe { get; set; }

    [MemMember(Encoding = MemEncoding.Fixed)]
    public string Full { get; set; } = "";

    [MemMember(Encoding = MemEncoding.Compact | MemEncoding.Pooled)]
    public Dictionary<string, long> Counts { get; set; } = [];

    public List<string?> All { get; set; } = [];

    public string[]? Some { get; set; }

    public Dictionary<int, string?> Map { get; set; } = [];

    public Dictionary<string, List<string>> Lists { get; set; } = [];

    public ImmutableHashSet<string> Words { get; set; } = ImmutableHashSet<string>.Empty;

    public FrozenDictionary<string, string> Names { get; set; } = FrozenDictionary<string, string>.Empty;

    public (string, string?) Pair { get; set; } = ("", null);

    public PooledName? First { get; set; }

    public List<PooledName> Others { get; set; } = [];

    public string Last { get; set; } = "";

    public static PooledTexts Make(ValueSource s)
    {
        string[] few = [s.Text(), s.Text(), "red", "", "漢字"];
        return new()
        {
            Name = Any(),
            Maybe = s.OneOf<string?>(Any(), null),
            Full = Any(),
            Counts = few.Distinct().ToDictionary(t => t, _ => s.Int64()),
            All = s.List(() => s.OneOf<string?>(Any(), null)),
            Some = s.OneOf<string[]?>([.. s.List(Any)], null),
            Map = { [1] = Any(), [2] = null },
            Lists = { [Any()] = s.List(Any) },
            Words = [.. s.List(Any)],
            Names = few.Distinct().ToFrozenDictionary(t => t, _ => Any()),
            Pair = (Any(), s.OneOf<string?>(Any(), null)),
            First = s.OneOf<PooledName?>(new(Any(), Any()), null),
            Others = s.List(() => new PooledName(Any(), s.OneOf<string?>(Any(), null))),
            Last = Any(),
        };

        string Any() => s.OneOf(few);
    }
}

/// <summary>A part of it, with the number of a compact member beside it.</summary>
[MemFormattable(Encoding = MemEncoding.Pooled | MemEncoding.Compact)]
public partial record PooledName(string First, string? Last)
{
    public int Since { get; init; } = 7;
}
