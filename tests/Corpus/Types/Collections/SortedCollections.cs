using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
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
        Texts = s.Maybe(() => new SortedSet<string?>(s.Array(s.MaybeText).Select(Word))),
        Map = new(s.Map(s.Int64, s.MaybeText)),
        Lines =
            s.Maybe(() =>
                new SortedDictionary<string, OrderLine?>(s.Map(s.Text, () => s.Maybe(() => OrderLine.Make(s))).GroupBy(l => Word(l.Key), l => l.Value)
                    .ToDictionary(g => g.Key, g => g.First()))),
        List = new(s.Map(s.Guid, () => s.Nullable(s.Int32))),
        Days = [.. s.Array(s.DateTime)],
        Flags = s.Map(s.Int16, s.Bool).ToImmutableSortedDictionary(),
    };

    /// <summary>Text that has one order, whatever the culture.</summary>
    [return: NotNullIfNotNull(nameof(text))]
    private static string? Word(string? text) => text is null ? null : string.Concat(text.Select(c => (char)('a' + (c % 26))));
}
