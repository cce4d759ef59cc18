using System.Collections.Frozen;
using System.Collections.Immutable;
using MemFormat;

namespace Corpus;

/// <summary>Collections whose elements and keys are type parameters.</summary>
[MemFormattable]
public partial class Stock<TKey, T>
    where TKey : notnull
{
    public Queue<T> Queue { get; set; } = [];

    public ImmutableArray<T> Array { get; set; } = [];

    public IReadOnlyDictionary<TKey, T>? Map { get; set; }

    public ImmutableDictionary<TKey, List<T>> Lists { get; set; } = ImmutableDictionary<TKey, List<T>>.Empty;

    public FrozenSet<TKey> Keys { get; set; } = FrozenSet<TKey>.Empty;

    public Crate<T> Crate { get; } = [];

    public static Stock<TKey, T> Make(ValueSource s, Func<TKey> key, Func<T> value)
    {
        var made = new Stock<TKey, T>
        {
            Queue = new(s.Array(value)),
            Array = [.. s.Array(value)],
            Map = s.Maybe(() => s.Map(key, value)),
            Lists = s.Map(key, () => s.List(value)).ToImmutableDictionary(),
            Keys = s.Set(key).ToFrozenSet(),
        };
        foreach (var item in s.Array(value))
            made.Crate.Add(item);
        return made;
    }
}

/// <summary>Such collections with arguments of all sorts.</summary>
[MemFormattable]
public partial class GenericCollections
{
    public Stock<string, int> Numbers { get; set; } = new();

    public Stock<Guid, OrderLine?> Lines { get; set; } = new();

    public Stock<int, bool?>? Flags { get; set; }

    public static GenericCollections Make(ValueSource s) => new()
    {
        Numbers = Stock<string, int>.Make(s, s.Text, s.Int32),
        Lines = Stock<Guid, OrderLine?>.Make(s, s.Guid, () => s.Maybe(() => OrderLine.Make(s))),
        Flags = s.Maybe(() => Stock<int, bool?>.Make(s, s.Int32, () => s.Nullable(s.Bool))),
    };
}
