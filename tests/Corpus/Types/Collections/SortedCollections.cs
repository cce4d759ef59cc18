using System.Collections.Immutable;
using MemFormat;

namespace Corpus;

/// <summary>Collections in the order of their elements or keys.</summary>
[MemFormattable]
public partial class SortedCollections
{
    public SortedSet<int> Set { get; set; } = [];

    public SortedSet<string?>? Texts { get; set; }

    public SortedDictionary<long, string?> Map { get; set; } = [];

    public SortedDictionary<string, OrderLine?>? Lines { get; set; }

    public SortedList<Guid, int?> List { get; set; } = [];

    public ImmutableSortedSet<DateTime> Days { get; set; } = [];

    public ImmutableSortedDictionary<short, bool> Flags { get; set; } = ImmutableSortedDictionary<short, bool>.Empty;

    public static SortedCollections Make(ValueSource s) => new()
    {
        Set = new(s.Array(s.Int32)),
        Texts = s.Maybe(() => new SortedSet<string?>(s.Array(s.MaybeText))),
        Map = new(s.Map(s.Int64, s.MaybeText)),
        Lines = s.Maybe(() => new SortedDictionary<string, OrderLine?>(s.Map(s.Text, () => s.Maybe(() => OrderLine.Make(s))))),
        List = new(s.Map(s.Guid, () => s.Nullable(s.Int32))),
        Days = [.. s.Array(s.DateTime)],
        Flags = s.Map(s.Int16, s.Bool).ToImmutableSortedDictionary(),
    };
}
