using System.Collections.Generic;
using MemFormat.Schema.Shapes;

namespace MemFormat.Generator.Parsing;

/// <summary>
/// Collections of the base class library beside those that have a <see cref="TypeRefKind"/>. The runtime has the same
/// table in <c>Roots/CollectionCodecs.cs</c>; a test compares them.
/// </summary>
internal static class CodedCollections
{
    /// <summary>What stands for the comparer of hash tables and of sorted collections where a member names none.</summary>
    public const string Equality = "MF::DefaultEquality<{0}>", Order = "MF::DefaultOrder<{0}>", Priority = "MF::DefaultOrder<{1}>";

    private const string Generic = "System.Collections.Generic.", Concurrent = "System.Collections.Concurrent.",
        Models = "System.Collections.ObjectModel.", Immutable = "System.Collections.Immutable.", Frozen = "System.Collections.Frozen.";

    /// <summary>A grouping is a tuple of its key and its elements.</summary>
    private const string Elements = "global::System.Collections.Generic.IEnumerable<{1}>",
        Grouping = $"MF::TupleFormCodec<global::System.Linq.IGrouping<{{0}}, {{1}}>, ({{0}}, {Elements}), MF::TupleElements<{{0}}, {Elements}, {{c0}}, "
            + $"MF::SequenceInterfaceCodec<{Elements}, {{1}}, {{c1}}, global::System.Collections.Generic.List<{{1}}>, MF::ListCodec<{{1}}, {{c1}}>>>, MF::GroupingForm<{{0}}, {{1}}>>";

    private const string HashSetOf = "global::System.Collections.Generic.HashSet<{0}>", HashSetForm = $"HashSetForm<{{0}}, {Equality}>",
        DictionaryOf = "global::System.Collections.Generic.Dictionary<{0}, {1}>", DictionaryForm = $"DictionaryForm<{{0}}, {{1}}, {Equality}>";

    private static readonly Dictionary<string, CodedType> s_types = new()
    {
        [Generic + "LinkedList`1"] = Sequence("LinkedListForm<{0}>", initialSize: 48, isFillable: true),
        [Generic + "Queue`1"] = Sequence("QueueForm<{0}>", initialSize: 40, isFillable: true),
        [Generic + "Stack`1"] = Sequence("StackForm<{0}>", initialSize: 32, isFillable: true),
        [Generic + "SortedSet`1"] = SetOf($"SortedSetForm<{{0}}, {Order}>", initialSize: 48, isFillable: true),
        [Generic + "SortedDictionary`2"] = Map($"SortedDictionaryForm<{{0}}, {{1}}, {Order}>", initialSize: 160, isFillable: true),
        [Generic + "SortedList`2"] = Map($"SortedListForm<{{0}}, {{1}}, {Order}>", initialSize: 64, isFillable: true),
        [Generic + "OrderedDictionary`2"] = Map($"OrderedDictionaryForm<{{0}}, {{1}}, {Equality}>", initialSize: 80, isFillable: true, since: 10),
        [Generic + "IEnumerable`1"] = List(),
        [Generic + "IReadOnlyCollection`1"] = List(),
        [Generic + "IReadOnlyList`1"] = List(),
        [Generic + "ICollection`1"] = List(isFillable: true),
        [Generic + "IList`1"] = List(isFillable: true),
        [Generic + "IReadOnlySet`1"] = Set(),
        [Generic + "ISet`1"] = Set(isFillable: true),
        [Generic + "IReadOnlyDictionary`2"] = Dictionary(),
        [Generic + "IDictionary`2"] = Dictionary(isFillable: true),

        [Generic + "PriorityQueue`2"] = new(
            $"MF::SequenceCodec<{{T}}, ({{0}}, {{1}}), MF::TupleCodec<({{0}}, {{1}}), MF::TupleElements<{{0}}, {{1}}, {{c0}}, {{c1}}>>, MF::PriorityQueueForm<{{0}}, {{1}}, {Priority}>>",
            CodedSlot.PriorityQueue,
            SaysNull: true,
            InitialSize: 48,
            IsFillable: true),
        ["System.Linq.IGrouping`2"] = new(Grouping, CodedSlot.Grouping, SaysNull: false),
        ["System.Linq.ILookup`2"] = new(
            $"MF::SequenceCodec<{{T}}, global::System.Linq.IGrouping<{{0}}, {{1}}>, {Grouping}, MF::LookupForm<{{0}}, {{1}}, {Equality}>>", CodedSlot.Lookup, SaysNull: true, InitialSize: 256),

        [Models + "Collection`1"] = Sequence("CollectionForm<{0}>", initialSize: 56, isFillable: true),
        [Models + "ObservableCollection`1"] = Sequence("ObservableCollectionForm<{0}>", initialSize: 120, isFillable: true),
        [Models + "ReadOnlyCollection`1"] = Sequence("ReadOnlyCollectionForm<{0}>"),
        [Models + "ReadOnlyObservableCollection`1"] = Sequence("ReadOnlyObservableCollectionForm<{0}>"),
        [Models + "ReadOnlySet`1"] = SetOf($"ReadOnlySetForm<{{0}}, {Equality}>", since: 10),
        [Models + "ReadOnlyDictionary`2"] = Map($"ReadOnlyDictionaryForm<{{0}}, {{1}}, {Equality}>"),

        [Concurrent + "BlockingCollection`1"] = Sequence("BlockingCollectionForm<{0}>", initialSize: 1024, isFillable: true),
        [Concurrent + "ConcurrentBag`1"] = Sequence("ConcurrentBagForm<{0}>", initialSize: 512, isFillable: true),
        [Concurrent + "ConcurrentQueue`1"] = Sequence("ConcurrentQueueForm<{0}>", initialSize: 1024, isFillable: true),
        [Concurrent + "ConcurrentStack`1"] = Sequence("ConcurrentStackForm<{0}>", initialSize: 24, isFillable: true),
        [Concurrent + "ConcurrentDictionary`2"] = Map($"ConcurrentDictionaryForm<{{0}}, {{1}}, {Equality}>", initialSize: 1024, isFillable: true),

        [Immutable + "ImmutableArray`1"] = new("MF::ImmutableArrayCodec<{0}, {c0}>", CodedSlot.List, SaysNull: true),
        [Immutable + "ImmutableList`1"] = Sequence("ImmutableListForm<{0}>"),
        [Immutable + "ImmutableHashSet`1"] = SetOf($"ImmutableHashSetForm<{{0}}, {Equality}>"),
        [Immutable + "ImmutableSortedSet`1"] = SetOf($"ImmutableSortedSetForm<{{0}}, {Order}>"),
        [Immutable + "ImmutableQueue`1"] = Sequence("ImmutableQueueForm<{0}>"),
        [Immutable + "ImmutableStack`1"] = Sequence("ImmutableStackForm<{T}, {0}>"),
        [Immutable + "ImmutableDictionary`2"] = Map($"ImmutableDictionaryForm<{{0}}, {{1}}, {Equality}>"),
        [Immutable + "ImmutableSortedDictionary`2"] = Map($"ImmutableSortedDictionaryForm<{{0}}, {{1}}, {Order}>"),
        [Immutable + "IImmutableList`1"] = Interface("ImmutableList", "ImmutableListForm<{0}>"),
        [Immutable + "IImmutableSet`1"] = Interface("ImmutableHashSet", $"ImmutableHashSetForm<{{0}}, {Equality}>") with { Slot = CodedSlot.Set },
        [Immutable + "IImmutableQueue`1"] = Interface("ImmutableQueue", "ImmutableQueueForm<{0}>"),
        [Immutable + "IImmutableStack`1"] = Sequence("ImmutableStackForm<{T}, {0}>"),
        [Immutable + "IImmutableDictionary`2"] = MapInterface(
            "global::System.Collections.Immutable.ImmutableDictionary<{0}, {1}>",
            $"MF::MapCodec<global::System.Collections.Immutable.ImmutableDictionary<{{0}}, {{1}}>, {{0}}, {{1}}, {{c0}}, {{c1}}, MF::ImmutableDictionaryForm<{{0}}, {{1}}, {Equality}>>"),

        [Frozen + "FrozenSet`1"] = SetOf($"FrozenSetForm<{{0}}, {Equality}>"),
        [Frozen + "FrozenDictionary`2"] = Map($"FrozenDictionaryForm<{{0}}, {{1}}, {Equality}>"),
    };

    /// <summary>Collections that are read in another way when they have a comparer of the user's.</summary>
    private static readonly Dictionary<string, CodedType> s_compared = new()
    {
        [Generic + "HashSet`1"] = SetOf(HashSetForm, initialSize: 64, isFillable: true),
        [Generic + "ISet`1"] = SetInterface(HashSetOf, $"MF::SequenceCodec<{HashSetOf}, {{0}}, {{c0}}, MF::{HashSetForm}>", 64, isFillable: true),
        [Generic + "IReadOnlySet`1"] = SetInterface(HashSetOf, $"MF::SequenceCodec<{HashSetOf}, {{0}}, {{c0}}, MF::{HashSetForm}>", 64),
        [Generic + "Dictionary`2"] = Map(DictionaryForm, initialSize: 80, isFillable: true),
        [Generic + "IDictionary`2"] = MapInterface(DictionaryOf, $"MF::MapCodec<{DictionaryOf}, {{0}}, {{1}}, {{c0}}, {{c1}}, MF::{DictionaryForm}>", 80, isFillable: true),
        [Generic + "IReadOnlyDictionary`2"] = MapInterface(DictionaryOf, $"MF::MapCodec<{DictionaryOf}, {{0}}, {{1}}, {{c0}}, {{c1}}, MF::{DictionaryForm}>", 80),
    };

    /// <summary>The codec of a type by its full name and the number of its type parameters, or null.</summary>
    public static CodedType? Find(string name, int arity) =>
        s_types.TryGetValue(arity == 0 ? name : $"{name}`{arity}", out var type) ? type : null;

    /// <summary>As <see cref="Find"/>, for a collection with a comparer of the user's.</summary>
    public static CodedType? FindCompared(string name, int arity) =>
        s_compared.TryGetValue($"{name}`{arity}", out var type) ? type : Find(name, arity);

    private static CodedType Sequence(string form, int initialSize = 0, bool isFillable = false, int since = 0) =>
        new($"MF::SequenceCodec<{{T}}, {{0}}, {{c0}}, MF::{form}>", CodedSlot.List, SaysNull: true, initialSize, isFillable, since);

    private static CodedType SetOf(string form, int initialSize = 0, bool isFillable = false, int since = 0) =>
        Sequence(form, initialSize, isFillable, since) with { Slot = CodedSlot.Set };

    private static CodedType Map(string form, int initialSize = 0, bool isFillable = false, int since = 0) =>
        new($"MF::MapCodec<{{T}}, {{0}}, {{1}}, {{c0}}, {{c1}}, MF::{form}>", CodedSlot.Map, SaysNull: true, initialSize, isFillable, since);

    private static CodedType List(bool isFillable = false) =>
        SequenceInterface("global::System.Collections.Generic.List<{0}>", "MF::ListCodec<{0}, {c0}>", 32, isFillable);

    private static CodedType Set(bool isFillable = false) =>
        SetInterface(HashSetOf, "MF::HashSetCodec<{0}, {c0}>", 64, isFillable);

    private static CodedType Dictionary(bool isFillable = false) =>
        MapInterface(DictionaryOf, "MF::DictionaryCodec<{0}, {1}, {c0}, {c1}>", 80, isFillable);

    private static CodedType Interface(string type, string form)
    {
        var concrete = $"global::System.Collections.Immutable.{type}<{{0}}>";
        return SequenceInterface(concrete, $"MF::SequenceCodec<{concrete}, {{0}}, {{c0}}, MF::{form}>");
    }

    private static CodedType SequenceInterface(string type, string codec, int initialSize = 0, bool isFillable = false) =>
        new($"MF::SequenceInterfaceCodec<{{T}}, {{0}}, {{c0}}, {type}, {codec}>", CodedSlot.List, SaysNull: true, initialSize, isFillable);

    private static CodedType SetInterface(string type, string codec, int initialSize, bool isFillable = false) =>
        SequenceInterface(type, codec, initialSize, isFillable) with { Slot = CodedSlot.Set };

    private static CodedType MapInterface(string type, string codec, int initialSize = 0, bool isFillable = false) =>
        new($"MF::MapInterfaceCodec<{{T}}, {{0}}, {{1}}, {{c0}}, {{c1}}, {type}, {codec}>", CodedSlot.Map, SaysNull: true, initialSize, isFillable);
}
