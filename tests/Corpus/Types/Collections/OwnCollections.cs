using System.Collections;
using System.Collections.ObjectModel;
using MemFormat;

namespace Corpus;

/// <summary>A collection that derives from one of the base class library.</summary>
public class Tags : Collection<string>;

/// <summary>A list with a name of its own.</summary>
public class Numbers : List<int?>;

/// <summary>A dictionary with a comparer of its own.</summary>
public class Catalogue() : Dictionary<string, OrderLine?>(StringComparer.OrdinalIgnoreCase);

/// <summary>A generic collection that is one by what it implements.</summary>
public class Crate<T> : ICollection<T>
{
    private readonly List<T> _items = [];

    public int Count => _items.Count;

    public bool IsReadOnly => false;

    public void Add(T item) => _items.Add(item);

    public void Clear() => _items.Clear();

    public bool Contains(T item) => _items.Contains(item);

    public void CopyTo(T[] array, int arrayIndex) => _items.CopyTo(array, arrayIndex);

    public bool Remove(T item) => _items.Remove(item);

    public IEnumerator<T> GetEnumerator() => _items.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>A collection and annotated: an object.</summary>
[MemFormattable]
public partial class Club : IEnumerable<string>
{
    public string Name { get; set; } = "";

    public IEnumerator<string> GetEnumerator() => Enumerable.Empty<string>().GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>Collections of the user's as members, elements and values.</summary>
[MemFormattable]
public partial class OwnCollections
{
    public Tags Tags { get; set; } = [];

    public Tags Filled { get; } = ["a"];

    public Numbers? Numbers { get; set; }

    public Catalogue Catalogue { get; set; } = [];

    public Crate<Guid> Crate { get; set; } = [];

    public Crate<Crate<Tags?>> Crates { get; set; } = [];

    public Club? Club { get; set; }

    public static OwnCollections Make(ValueSource s)
    {
        var made = new OwnCollections
        {
            Tags = [.. s.Array(s.Text)],
            Numbers = s.Maybe(() => new Numbers { Capacity = 3 }),
            Crate = [.. s.Array(s.Guid)],
            Crates = [.. s.Array(() => CrateOf(s))],
            Club = s.Maybe(() => new Club { Name = s.Text() }),
        };
        made.Filled.Clear();
        foreach (var text in s.Array(s.Text))
            made.Filled.Add(text);
        made.Numbers?.AddRange(s.Array(() => s.Nullable(s.Int32)));
        foreach (var (text, line) in s.Map(s.Text, () => s.Maybe(() => OrderLine.Make(s))))
            made.Catalogue[text] = line;
        return made;
    }

    private static Crate<Tags?> CrateOf(ValueSource s) => [.. s.Array(() => s.Maybe(() => TagsOf(s)))];

    private static Tags TagsOf(ValueSource s) => [.. s.Array(s.Text)];
}
