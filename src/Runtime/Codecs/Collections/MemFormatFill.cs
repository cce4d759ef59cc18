using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Puts decoded elements into the collection of a member that has no setter: it is cleared, then filled. For generated code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class MemFormatFill
{
    /// <summary>Fills a list; null clears it.</summary>
    public static void Into<T>(List<T>? target, List<T>? decoded) => Fill(target, decoded);

    /// <summary>Fills a set, which keeps its comparer; null clears it.</summary>
    public static void Into<T>(HashSet<T>? target, HashSet<T>? decoded) => Fill(target, decoded);

    /// <summary>Fills a dictionary, which keeps its comparer; null clears it.</summary>
    public static void Into<TKey, TValue>(Dictionary<TKey, TValue>? target, Dictionary<TKey, TValue>? decoded)
        where TKey : notnull => Fill(target, decoded);

    private static void Fill<T>(ICollection<T>? target, ICollection<T>? decoded)
    {
        if (target is null)
        {
            MemFormatThrow.InvalidData("A collection without a setter is null, so that nothing can be filled in.");
        }

        target.Clear();
        foreach (T element in decoded ?? [])
        {
            target.Add(element);
        }
    }
}
