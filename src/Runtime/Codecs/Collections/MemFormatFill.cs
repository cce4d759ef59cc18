using System.Collections.Concurrent;
using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>
/// Puts decoded elements into the collection of a member without a setter: it clears the collection, then fills it. For
/// generated code.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class MemFormatFill
{
    /// <summary>Fills a list; null clears it.</summary>
    public static void Into<T>(List<T>? target, List<T>? decoded) => Fill(target, decoded);

    /// <summary>Fills a set and keeps its comparer; null clears it.</summary>
    public static void Into<T>(HashSet<T>? target, HashSet<T>? decoded) => Fill(target, decoded);

    /// <summary>Fills a dictionary and keeps its comparer; null clears it.</summary>
    public static void Into<TKey, TValue>(Dictionary<TKey, TValue>? target, Dictionary<TKey, TValue>? decoded)
        where TKey : notnull => Fill(target, decoded);

    /// <summary>Fills any other collection and keeps its comparer; null clears it.</summary>
    public static void Into<T>(ICollection<T>? target, IEnumerable<T>? decoded) => Fill(target, decoded);

    /// <summary>Fills a queue; null clears it.</summary>
    public static void Into<T>(Queue<T>? target, Queue<T>? decoded)
    {
        NotNull(target).Clear();
        foreach (var element in decoded ?? [])
        {
            target!.Enqueue(element);
        }
    }

    /// <summary>Fills a stack; null clears it.</summary>
    public static void Into<T>(Stack<T>? target, Stack<T>? decoded)
    {
        NotNull(target).Clear();
        foreach (var element in Reversed(decoded?.ToArray()) ?? [])
        {
            target!.Push(element);
        }
    }

    /// <summary>Fills a queue; null clears it.</summary>
    public static void Into<T>(ConcurrentQueue<T>? target, ConcurrentQueue<T>? decoded)
    {
        NotNull(target).Clear();
        Add(target!, decoded?.ToArray());
    }

    /// <summary>Fills a stack; null clears it.</summary>
    public static void Into<T>(ConcurrentStack<T>? target, ConcurrentStack<T>? decoded)
    {
        NotNull(target).Clear();
        Add(target!, Reversed(decoded?.ToArray()));
    }

    /// <summary>Fills a bag; null clears it.</summary>
    public static void Into<T>(ConcurrentBag<T>? target, ConcurrentBag<T>? decoded)
    {
        NotNull(target).Clear();
        Add(target!, Reversed(decoded?.ToArray()));
    }

    /// <summary>Fills a blocking collection, within its bound; null clears it.</summary>
    public static void Into<T>(BlockingCollection<T>? target, BlockingCollection<T>? decoded)
    {
        NotNull(target);
        while (target!.TryTake(out _))
        {
        }

        foreach (var element in decoded?.ToArray() ?? [])
        {
            if (!target.TryAdd(element))
            {
                MemFormatThrow.InvalidData("A blocking collection has a bound smaller than the number of elements.");
            }
        }
    }

    /// <summary>Fills a priority queue and keeps its comparer; null clears it.</summary>
    public static void Into<TElement, TPriority>(PriorityQueue<TElement, TPriority>? target, PriorityQueue<TElement, TPriority>? decoded)
    {
        NotNull(target).Clear();
        if (decoded is not null)
        {
            target!.EnqueueRange(decoded.UnorderedItems);
        }
    }

    private static void Fill<T>(ICollection<T>? target, IEnumerable<T>? decoded)
    {
        if (target is not null && ReferenceEquals(target, decoded))
        {
            return; // It was read into.
        }

        NotNull(target).Clear();
        foreach (var element in decoded ?? [])
        {
            target!.Add(element);
        }
    }

    private static void Add<T>(IProducerConsumerCollection<T> target, T[]? elements)
    {
        foreach (var element in elements ?? [])
        {
            target.TryAdd(element);
        }
    }

    private static T[]? Reversed<T>(T[]? elements)
    {
        elements.AsSpan().Reverse();
        return elements;
    }

    private static T NotNull<T>(T? target)
        where T : class
    {
        if (target is null)
        {
            MemFormatThrow.InvalidData("A collection without a setter is null, so MemFormat cannot fill it. Create it in an initializer.");
        }

        return target;
    }
}
