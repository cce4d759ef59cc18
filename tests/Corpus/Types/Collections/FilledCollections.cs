using System.Collections.Concurrent;
using System.Collections.ObjectModel;
using MemFormat;

namespace Corpus;

/// <summary>Collections of many kinds that have no setter and are filled in place.</summary>
[MemFormattable]
public partial class FilledCollections
{
    public LinkedList<int> Linked { get; } = new([1]);

    public Queue<int> Queue { get; } = new([1]);

    public Stack<string> Stack { get; } = new(["a"]);

    public SortedSet<int> Sorted { get; } = [1];

    public SortedDictionary<int, int> Map { get; } = new() { [1] = 1 };

    public SortedList<int, int> List { get; } = new() { [1] = 1 };

    public ObservableCollection<int> Observed { get; } = [1];

    public ConcurrentQueue<int> Concurrent { get; } = new([1]);

    public ConcurrentStack<int> ConcurrentStack { get; } = new([1]);

    public ConcurrentBag<int> Bag { get; } = [1];

    public ConcurrentDictionary<int, int> ConcurrentMap { get; } = new() { [1] = 1 };

    public ICollection<int> Collection { get; } = new List<int> { 1 };

    public IDictionary<int, int> Dictionary { get; } = new Dictionary<int, int> { [1] = 1 };

    public static FilledCollections Make(ValueSource s)
    {
        var made = new FilledCollections();
        Fill(made.Linked, s);
        made.Queue.Clear();
        s.List(s.Int32).ForEach(made.Queue.Enqueue);
        made.Stack.Clear();
        s.List(s.Text).ForEach(made.Stack.Push);
        Fill(made.Sorted, s);
        Fill(made.Map, s);
        Fill(made.List, s);
        Fill(made.Observed, s);
        made.Concurrent.Clear();
        s.List(s.Int32).ForEach(made.Concurrent.Enqueue);
        made.ConcurrentStack.Clear();
        s.List(s.Int32).ForEach(made.ConcurrentStack.Push);
        made.Bag.Clear();
        s.List(s.Int32).ForEach(made.Bag.Add);
        Fill(made.ConcurrentMap, s);
        Fill(made.Collection, s);
        Fill(made.Dictionary, s);
        return made;
    }

    private static void Fill(ICollection<int> target, ValueSource s)
    {
        target.Clear();
        s.List(s.Int32).ForEach(target.Add);
    }

    private static void Fill(IDictionary<int, int> target, ValueSource s)
    {
        target.Clear();
        foreach (var entry in s.Map(s.Int32, s.Int32))
            target.Add(entry);
    }
}
