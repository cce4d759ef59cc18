using System.Collections.Immutable;
using System.Numerics;
using System.Text;
using MemFormat;

namespace Corpus;

/// <summary>More than eight members that are strings or collections: each has a presence bit. Structs have none.</summary>
[MemFormattable]
public partial class ManySequences
{
    public string? First { get; set; }

    public string Second { get; set; } = "";

    public byte[]? Bytes { get; set; }

    public int[]? Numbers { get; set; }

    public List<string?>? Texts { get; set; }

    public HashSet<long> Set { get; set; } = [];

    public Dictionary<string, Address?>? Map { get; set; }

    public Uri? Link { get; set; }

    public Version? Version { get; set; }

    public StringBuilder? Builder { get; set; }

    public ImmutableList<int>? List { get; set; }

    public ImmutableArray<int> Array { get; set; }

    public ImmutableArray<string>? Other { get; set; }

    public BigInteger? Large { get; set; }

    public int? Count { get; set; }

    public Address? Address { get; set; }

    [MemMember(Encoding = MemEncoding.Compact)]
    public List<int?>? Compact { get; set; }

    public string? Last { get; init; }

    public static ManySequences Make(ValueSource s) => new()
    {
        First = s.MaybeText(),
        Second = s.Text(),
        Bytes = s.Maybe(s.Bytes),
        Numbers = s.Maybe(() => s.Array(s.Int32)),
        Texts = s.Maybe(() => s.List(s.MaybeText)),
        Set = s.Set(s.Int64),
        Map = s.Maybe(() => s.Map(s.Text, () => s.Maybe(() => Address.Make(s)))),
        Link = s.Maybe(s.Uri),
        Version = s.Maybe(s.Version),
        Builder = s.Maybe(s.StringBuilder),
        List = s.Maybe(() => s.Array(s.Int32).ToImmutableList()),
        Array = [.. s.Array(s.Int32)],
        Other = s.Nullable(() => s.Array(s.Text).ToImmutableArray()),
        Large = s.Nullable(s.BigInteger),
        Count = s.Nullable(s.Int32),
        Address = s.Maybe(() => Address.Make(s)),
        Compact = s.Maybe(() => s.List(() => s.Nullable(s.Int32))),
        Last = s.MaybeText(),
    };
}
