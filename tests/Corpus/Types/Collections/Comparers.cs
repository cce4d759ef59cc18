using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using MemFormat;

namespace Corpus;

/// <summary>Texts are equal whatever their case.</summary>
public sealed class IgnoreCase : IEqualityComparer<string>
{
    public bool Equals(string? x, string? y) => StringComparer.OrdinalIgnoreCase.Equals(x, y);

    public int GetHashCode(string value) => StringComparer.OrdinalIgnoreCase.GetHashCode(value);
}

/// <summary>The greatest first.</summary>
public readonly struct Descending : IComparer<int>
{
    public int Compare(int x, int y) => y.CompareTo(x);
}

/// <summary>Collections with comparers, which payloads do not hold.</summary>
[MemFormattable]
public partial class Comparers
{
    [MemComparer(typeof(IgnoreCase))]
    public HashSet<string> Set { get; set; } = new(new IgnoreCase());

    [MemComparer(typeof(IgnoreCase))]
    public Dictionary<string, int?>? Map { get; set; }

    [MemComparer(typeof(IgnoreCase))]
    public ISet<string> AnySet { get; set; } = new HashSet<string>(new IgnoreCase());

    [MemComparer(typeof(IgnoreCase))]
    public IReadOnlyDictionary<string, int> AnyMap { get; set; } = new Dictionary<string, int>(new IgnoreCase());

    [MemComparer(typeof(IgnoreCase))]
    public ImmutableHashSet<string> Immutable { get; set; } = ImmutableHashSet.Create<string>(new IgnoreCase());

    [MemComparer(typeof(IgnoreCase))]
    public ImmutableDictionary<string, Address?> ImmutableMap { get; set; } = ImmutableDictionary.Create<string, Address?>(new IgnoreCase());

    [MemComparer(typeof(IgnoreCase))]
    public FrozenSet<string>? Frozen { get; set; }

    [MemComparer(typeof(IgnoreCase))]
    public ConcurrentDictionary<string, int> Concurrent { get; } = new(new IgnoreCase());

    [MemComparer(typeof(Descending))]
    public SortedSet<int> Sorted { get; set; } = new(default(Descending));

    [MemComparer(typeof(Descending))]
    public SortedDictionary<int, string> SortedMap { get; set; } = new(default(Descending));

    [MemComparer(typeof(Descending))]
    public SortedList<int, int>? SortedList { get; set; }

    [MemComparer(typeof(Descending))]
    public ImmutableSortedSet<int> ImmutableSorted { get; set; } = ImmutableSortedSet.Create<int>(default(Descending));

    public static Comparers Make(ValueSource s)
    {
        var made = new Comparers
        {
            Set = new(s.Set(s.Text), new IgnoreCase()),
            Map = s.Maybe(() => new Dictionary<string, int?>(Texts(s, () => s.Nullable(s.Int32)), new IgnoreCase())),
            AnySet = new HashSet<string>(s.Set(s.Text), new IgnoreCase()),
            AnyMap = new Dictionary<string, int>(Texts(s, s.Int32), new IgnoreCase()),
            Immutable = s.Set(s.Text).ToImmutableHashSet(new IgnoreCase()),
            ImmutableMap = Texts(s, () => s.Maybe(() => Address.Make(s))).ToImmutableDictionary(new IgnoreCase()),
            Frozen = s.Maybe(() => s.Set(s.Text).ToFrozenSet(new IgnoreCase())),
            Sorted = new(s.Array(s.Int32), default(Descending)),
            SortedMap = new(s.Map(s.Int32, s.Text), default(Descending)),
            SortedList = s.Maybe(() => new SortedList<int, int>(s.Map(s.Int32, s.Int32), default(Descending))),
            ImmutableSorted = ImmutableSortedSet.Create(default(Descending), s.Array(s.Int32)),
        };
        foreach (var (text, number) in Texts(s, s.Int32))
            made.Concurrent[text] = number;
        return made;
    }

    private static Dictionary<string, T> Texts<T>(ValueSource s, Func<T> value)
    {
        var texts = new Dictionary<string, T>(new IgnoreCase());
        foreach (var (text, item) in s.Map(s.Text, value))
            texts[text] = item;
        return texts;
    }
}

/// <summary>Attributes of a record's parameter count for its property.</summary>
[MemFormattable]
public partial record ComparedRecord([MemComparer(typeof(IgnoreCase))] HashSet<string> Names, int Count)
{
    public static ComparedRecord Make(ValueSource s) => new(new(s.Set(s.Text), new IgnoreCase()), s.Int32());
}
