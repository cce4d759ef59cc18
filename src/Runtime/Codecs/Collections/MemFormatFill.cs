using System.Collections.Concurrent;
using MemFormat.Codecs.Collections.Forms;

namespace MemFormat.Codecs;

/// <summary>
/// Puts decoded elements into the collection of a member that has no setter: it is cleared, then filled. Null leaves it as it
/// is. Each method returns what the member's field is to hold: the collection, or the decoded one if there is none. For
/// generated code.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class MemFormatFill
{
    /// <summary>Fills a list.</summary>
    public static List<T>? Into<T>(List<T>? target, List<T>? decoded) => (List<T>?)Fill(target, decoded);

    /// <summary>Fills a set, which keeps its comparer.</summary>
    public static HashSet<T>? Into<T>(HashSet<T>? target, HashSet<T>? decoded) => (HashSet<T>?)Fill(target, decoded);

    /// <summary>Fills a dictionary, which keeps its comparer.</summary>
    public static Dictionary<TKey, TValue>? Into<TKey, TValue>(Dictionary<TKey, TValue>? target, Dictionary<TKey, TValue>? decoded)
        where TKey : notnull
    {
        if (target is not null && decoded is not null)
            Collisions.Prepare(target, decoded);

        return (Dictionary<TKey, TValue>?)Fill(target, decoded);
    }

    /// <summary>Fills any other map, which keeps its comparer.</summary>
    public static IDictionary<TKey, TValue>? Into<TKey, TValue>(IDictionary<TKey, TValue>? target, IDictionary<TKey, TValue>? decoded)
        where TKey : notnull => Into(target, decoded, null);

    /// <summary>Fills a map that may be read-only, and keeps its comparer.</summary>
    /// <param name="target">The member's map.</param>
    /// <param name="decoded">The decoded entries.</param>
    /// <param name="member"><c>Type.Member</c>, as the source says it.</param>
    public static IDictionary<TKey, TValue>? Into<TKey, TValue>(IDictionary<TKey, TValue>? target, IDictionary<TKey, TValue>? decoded, string? member)
        where TKey : notnull
    {
        if (decoded is Dictionary<TKey, TValue> entries && target is not (null or SortedDictionary<TKey, TValue> or SortedList<TKey, TValue>))
        {
            if (target is Dictionary<TKey, TValue> map)
                Collisions.Prepare(map, entries);
            else if (entries.Comparer is SeededComparer<TKey>)
                Collisions.Fit<TKey, TValue>(entries.ToArray(), null, entries.Count, MemFormatLimits.Default);
        }

        return (IDictionary<TKey, TValue>?)Fill(target, decoded, member);
    }

    /// <summary>Fills any other collection, which keeps its comparer.</summary>
    public static ICollection<T>? Into<T>(ICollection<T>? target, ICollection<T>? decoded) => Fill(target, decoded);

    /// <summary>Fills a collection that may be read-only, and keeps its comparer.</summary>
    /// <param name="target">The member's collection.</param>
    /// <param name="decoded">The decoded elements.</param>
    /// <param name="member"><c>Type.Member</c>, as the source says it.</param>
    public static ICollection<T>? Into<T>(ICollection<T>? target, ICollection<T>? decoded, string? member) => Fill(target, decoded, member);

    /// <summary>Fills a queue.</summary>
    public static Queue<T>? Into<T>(Queue<T>? target, Queue<T>? decoded)
    {
        if (target is null || decoded is null)
            return target ?? decoded;
        target.Clear();
        foreach (var element in decoded)
            target.Enqueue(element);

        return target;
    }

    /// <summary>Fills a stack.</summary>
    public static Stack<T>? Into<T>(Stack<T>? target, Stack<T>? decoded)
    {
        if (target is null || decoded is null)
            return target ?? decoded;
        target.Clear();
        foreach (var element in Reversed(decoded.ToArray()))
            target.Push(element);

        return target;
    }

    /// <summary>Fills a queue.</summary>
    public static ConcurrentQueue<T>? Into<T>(ConcurrentQueue<T>? target, ConcurrentQueue<T>? decoded)
    {
        if (target is null || decoded is null)
            return target ?? decoded;
        target.Clear();
        foreach (var element in decoded)
            target.Enqueue(element);

        return target;
    }

    /// <summary>Fills a stack.</summary>
    public static ConcurrentStack<T>? Into<T>(ConcurrentStack<T>? target, ConcurrentStack<T>? decoded)
    {
        if (target is null || decoded is null)
            return target ?? decoded;
        target.Clear();
        foreach (var element in Reversed(decoded.ToArray()))
            target.Push(element);

        return target;
    }

    /// <summary>Fills a bag.</summary>
    public static ConcurrentBag<T>? Into<T>(ConcurrentBag<T>? target, ConcurrentBag<T>? decoded)
    {
        if (target is null || decoded is null)
            return target ?? decoded;
        target.Clear();
        foreach (var element in Reversed(decoded.ToArray()))
            target.Add(element);

        return target;
    }

    /// <summary>Fills a blocking collection, within its bound.</summary>
    public static BlockingCollection<T>? Into<T>(BlockingCollection<T>? target, BlockingCollection<T>? decoded)
    {
        if (target is null || decoded is null)
            return target ?? decoded;
        while (target.TryTake(out _))
        {
        }

        foreach (var element in decoded.ToArray())
        {
            if (!target.TryAdd(element))
                MemFormatThrow.InvalidData("A blocking collection has a bound smaller than the number of elements.");
        }

        return target;
    }

    /// <summary>Fills a priority queue, which keeps its comparer.</summary>
    public static PriorityQueue<TElement, TPriority>? Into<TElement, TPriority>(
        PriorityQueue<TElement, TPriority>? target,
        PriorityQueue<TElement, TPriority>? decoded)
    {
        if (target is null || decoded is null)
            return target ?? decoded;
        target.Clear();
        target.EnqueueRange(decoded.UnorderedItems);

        return target;
    }

    /// <summary>Checks that a collection was there, for members that have no field that could take the decoded one.</summary>
    /// <param name="target">The member's collection.</param>
    /// <param name="filled">The collection with the decoded elements.</param>
    /// <param name="member"><c>Type.Member</c>, as the source says it.</param>
    public static void InPlace(object? target, object? filled, string member)
    {
        if (!ReferenceEquals(target, filled))
            MemFormatThrow.InvalidData($"{member} is null and has no setter, so MemFormat cannot fill it. Give it an empty collection.");
    }

    /// <summary>Whether a collection says that nothing can fill it.</summary>
    public static bool IsFixed<T>(ICollection<T>? collection)
    {
        try
        {
            return collection is { IsReadOnly: true };
        }
        catch (Exception exception) when (exception is NotImplementedException or NotSupportedException)
        {
            return false; // Few collections of users are ever asked.
        }
    }

    /// <summary>Refuses to write a read-only collection that no read could fill.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The collection to write, which is read-only.</param>
    /// <param name="target">The one that a read would fill.</param>
    /// <param name="member"><c>Type.Member</c>, as the source says it.</param>
    public static void Check<T>(scoped ref MemFormatWriter writer, ICollection<T> value, ICollection<T>? target, string member)
    {
        if (IsFixed(target) && (value.Count > 0 || target!.Count > 0))
            throw Fixed(MemFormatError.UnsupportedType, member, value, writer.Place() ?? member, null);
    }

    private static ICollection<T>? Fill<T>(ICollection<T>? target, ICollection<T>? decoded, string? member = null)
    {
        if (target is null || decoded is null || ReferenceEquals(target, decoded))
            return target ?? decoded; // The same one was read into.

        if (decoded.Count == 0 && target.Count == 0)
            return target; // It may be read-only.

        if (decoded is HashSet<T> read && target is ISet<T> and not SortedSet<T>)
        {
            if (target is HashSet<T> set)
                Collisions.Prepare(set, read);
            else if (read.Comparer is SeededComparer<T>)
                Collisions.Fit<T>([.. read], null, read.Count, MemFormatLimits.Default);
        }

        try
        {
            target.Clear();
            foreach (var element in decoded)
                target.Add(element);
        }
        catch (NotSupportedException exception) when (IsFixed(target))
        {
            throw Fixed(MemFormatError.InvalidData, member, target, member, exception);
        }

        return target;
    }

    private static MemFormatException Fixed(MemFormatError error, string? member, object collection, string? path, Exception? cause)
    {
        var message = $"{member ?? "A collection without setter"} is a read-only {collection.GetType().Name}, so a read cannot fill it. "
            + "Initialize it with a collection that can be changed, or add a setter.";
        return new(error, message, cause) { Path = path };
    }

    private static T[] Reversed<T>(T[] elements)
    {
        elements.AsSpan().Reverse();
        return elements;
    }
}
