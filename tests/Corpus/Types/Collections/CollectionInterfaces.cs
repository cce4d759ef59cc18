using System.Collections.Immutable;
using MemFormat;

namespace Corpus;

/// <summary>Collections known by an interface, holding what is read for it.</summary>
[MemFormattable]
public partial class CollectionInterfaces
{
    public IEnumerable<int> Enumerable { get; set; } = new List<int>();

    public ICollection<string?> Collection { get; set; } = new List<string?>();

    public IList<OrderLine?>? Lines { get; set; }

    public IReadOnlyCollection<long> ReadOnlyCollection { get; set; } = new List<long>();

    public IReadOnlyList<bool> Flags { get; set; } = new List<bool>();

    public ISet<int?> Set { get; set; } = new HashSet<int?>();

    public IReadOnlySet<string>? Texts { get; set; }

    public IDictionary<string, Address?> Addresses { get; set; } = new Dictionary<string, Address?>();

    public IReadOnlyDictionary<int, int?>? Numbers { get; set; }

    public IImmutableList<short> Shorts { get; set; } = ImmutableList<short>.Empty;

    public IImmutableSet<Guid> Keys { get; set; } = ImmutableHashSet<Guid>.Empty;

    public IImmutableQueue<int>? Queue { get; set; }

    public IImmutableStack<int> Stack { get; set; } = ImmutableStack<int>.Empty;

    public IImmutableDictionary<string, int> Counts { get; set; } = ImmutableDictionary<string, int>.Empty;

    public static CollectionInterfaces Make(ValueSource s) => new()
    {
        Enumerable = s.List(s.Int32),
        Collection = s.List(s.MaybeText),
        Lines = s.Maybe(() => s.List(() => s.Maybe(() => OrderLine.Make(s)))),
        ReadOnlyCollection = s.List(s.Int64),
        Flags = s.List(s.Bool),
        Set = s.Set(() => s.Nullable(s.Int32)),
        Texts = s.Maybe(() => s.Set(s.Text)),
        Addresses = s.Map(s.Text, () => s.Maybe(() => Address.Make(s))),
        Numbers = s.Maybe(() => s.Map(s.Int32, () => s.Nullable(s.Int32))),
        Shorts = ImmutableList.Create(s.Array(s.Int16)),
        Keys = ImmutableHashSet.Create(s.Array(s.Guid)),
        Queue = s.Maybe(() => ImmutableQueue.Create(s.Array(s.Int32))),
        Stack = ImmutableStack.Create(s.Array(s.Int32)),
        Counts = s.Map(s.Text, s.Int32).ToImmutableDictionary(),
    };
}
