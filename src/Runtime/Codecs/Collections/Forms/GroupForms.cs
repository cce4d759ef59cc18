using MemFormat.Codecs.Collections.Forms;
using MemFormat.Codecs.Finding;

namespace MemFormat.Codecs;

/// <summary>Groupings as tuples of key and elements.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Grouping)]
#nullable disable annotations // So that it is the form of both annotations of the types.
public struct GroupingForm<TKey, TElement> : ITupleForm<IGrouping<TKey, TElement>, ValueTuple<TKey, IEnumerable<TElement>>>
#nullable restore annotations
{
    public static string[]? Names => ["Key", "Elements"];

    public static ValueTuple<TKey, IEnumerable<TElement>> ToTuple(IGrouping<TKey, TElement> value) => new(value.Key, value);

    public static IGrouping<TKey, TElement> ToValue(ValueTuple<TKey, IEnumerable<TElement>> tuple)
    {
        if (tuple.Item2 is null)
            MemFormatThrow.InvalidData("A grouping has no elements.");
        return new Grouping<TKey, TElement>(tuple.Item1, tuple.Item2);
    }
}

/// <summary>Lookups as lists of groupings.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[CodecFor(CodedSlot.Lookup, initialSize: 256)]
public struct LookupForm<TKey, TElement, TEquality> : ISequenceForm<ILookup<TKey, TElement>, IGrouping<TKey, TElement>>, INodeForm
    where TEquality : struct, IEquality<TKey>
{
    static int IMemFormatForm.EmptySize => 256;

    public static ILookup<TKey, TElement> Of(IGrouping<TKey, TElement>[] items, MemFormatLimits limits)
    {
        if (Array.IndexOf(items, null) >= 0)
            MemFormatThrow.InvalidData("A grouping of a lookup is null.");
        var comparer = TEquality.For(items.Length, limits);
        if (Collisions.Matter(items.Length, comparer, limits))
        {
            Collisions.Fit(Array.ConvertAll(items, group => group.Key), comparer, items.Length, limits);
            comparer ??= SeededComparer<TKey>.Instance; // Its buckets are not known.
        }

        return items.SelectMany(group => group, (group, element) => KeyValuePair.Create(group.Key, element))
            .ToLookup(entry => entry.Key, entry => entry.Value, comparer);
    }
}
