using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace MemFormat.Tests.Collections;

/// <summary>All types of collections of elements.</summary>
internal static class Forms
{
    public static IReadOnlyList<Form<T>> Of<T>() =>
    [
        List<T, Queue<T>>(i => new(i), c => c),
        List<T, Stack<T>>(i => new(i), c => c.Reverse()),
        List<T, LinkedList<T>>(i => new(i), c => c),
        List<T, Collection<T>>(i => new(i), c => c),
        List<T, ObservableCollection<T>>(i => new(i), c => c),
        List<T, ReadOnlyCollection<T>>(i => new(i), c => c),
        List<T, ReadOnlyObservableCollection<T>>(i => new(new(i)), c => c),
        List<T, ConcurrentQueue<T>>(i => new(i), c => c),
        List<T, ConcurrentStack<T>>(i => new(i), c => c.Reverse()),
        List<T, ConcurrentBag<T>>(i => [.. i], c => c.Reverse()),
        List<T, IProducerConsumerCollection<T>>(i => new ConcurrentQueue<T>(i), c => c),
        List<T, BlockingCollection<T>>(i => new(new ConcurrentQueue<T>(i)), c => c),
        List<T, ImmutableArray<T>>(i => [.. i], c => c),
        List<T, ImmutableList<T>>(i => [.. i], c => c),
        List<T, ImmutableQueue<T>>(i => [.. i], c => c),
        List<T, ImmutableStack<T>>(ImmutableStack.Create, c => c.Reverse()),
        List<T, IEnumerable<T>>(i => i.Select(x => x), c => c),
        List<T, IReadOnlyCollection<T>>(i => new Queue<T>(i), c => c),
        List<T, IReadOnlyList<T>>(i => ImmutableArray.Create(i), c => c),
        List<T, ICollection<T>>(i => new LinkedList<T>(i), c => c),
        List<T, IList<T>>(i => i, c => c),
        List<T, IImmutableList<T>>(i => ImmutableArray.Create(i), c => c),
        List<T, IImmutableQueue<T>>(ImmutableQueue.Create, c => c),
        List<T, IImmutableStack<T>>(ImmutableStack.Create, c => c.Reverse()),
        Set<T, HashSet<T>>(i => [.. i]),
        Set<T, SortedSet<T>>(i => [.. i]),
        Set<T, ReadOnlySet<T>>(i => new(new HashSet<T>(i))),
        Set<T, ImmutableHashSet<T>>(i => [.. i]),
        Set<T, ImmutableSortedSet<T>>(i => [.. i]),
        Set<T, FrozenSet<T>>(i => i.ToFrozenSet()),
        Set<T, ISet<T>>(i => new SortedSet<T>(i)),
        Set<T, IReadOnlySet<T>>(i => i.ToFrozenSet()),
        Set<T, IImmutableSet<T>>(i => ImmutableSortedSet.Create(i)),
    ];

    private static Form<T> List<T, TCollection>(Func<T[], TCollection> make, Func<TCollection, IEnumerable<T>> items) =>
        new Form<T, TCollection>(typeof(TCollection).Name, make, items) { IsList = true };

    private static Form<T> Set<T, TCollection>(Func<T[], TCollection> make)
        where TCollection : IEnumerable<T> =>
        new Form<T, TCollection>(typeof(TCollection).Name, make, c => c) { IsList = false };
}
