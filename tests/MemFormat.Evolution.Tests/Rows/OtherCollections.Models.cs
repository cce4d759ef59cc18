using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;

namespace MemFormat.Evolution.Tests.Collections;

[MemFormattable]
public partial class InArraysAndLists
{
    public int[] Numbers { get; set; } = [];

    public List<string?>? Texts { get; set; }

    public List<Item?> Items { get; set; } = [];

    public Dictionary<string, int> Map { get; set; } = [];

    public HashSet<Guid> Keys { get; set; } = [];
}

[MemFormattable]
public partial class InQueuesAndStacks
{
    public Queue<int> Numbers { get; set; } = [];

    public ImmutableArray<string?> Texts { get; set; }

    public Stack<Item?> Items { get; set; } = [];

    public ImmutableDictionary<string, int> Map { get; set; } = ImmutableDictionary<string, int>.Empty;

    public IReadOnlySet<Guid> Keys { get; set; } = new HashSet<Guid>();
}

[MemFormattable]
public partial class InOtherElements
{
    public ConcurrentQueue<long> Numbers { get; set; } = [];

    public LinkedList<string?>? Texts { get; set; }

    public ImmutableList<ItemOfId?> Items { get; set; } = [];

    public SortedDictionary<string, long?> Map { get; } = [];

    public FrozenSet<Guid> Keys { get; set; } = FrozenSet<Guid>.Empty;
}

[MemFormattable]
public partial class InSingles
{
    public short Numbers { get; set; }

    public string? Texts { get; set; }

    public Item? Items { get; set; }
}

[MemFormattable]
public partial class OfUniqueQueue
{
    public IEnumerable<int> Numbers { get; set; } = [];
}

[MemFormattable]
public partial class OfSortedSet
{
    public SortedSet<byte> Numbers { get; set; } = [];
}
