using System.ComponentModel;
using MemFormat.Codecs.Collections;

namespace MemFormat.Codecs;

/// <summary>Groupings as tuples of key and elements.</summary>
/// <typeparam name="TKey">The type of the key.</typeparam>
/// <typeparam name="TElement">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the form of both annotations of the types.
public readonly struct GroupingForm<TKey, TElement> : ITupleForm<IGrouping<TKey, TElement>, ValueTuple<TKey, IEnumerable<TElement>>>
#nullable restore annotations
{
    /// <inheritdoc/>
    public static string[]? Names => ["Key", "Elements"];

    /// <inheritdoc/>
    public static ValueTuple<TKey, IEnumerable<TElement>> ToTuple(IGrouping<TKey, TElement> value) => new(value.Key, value);

    /// <inheritdoc/>
    public static IGrouping<TKey, TElement> ToValue(ValueTuple<TKey, IEnumerable<TElement>> tuple)
    {
        if (tuple.Item2 is null)
        {
            MemFormatThrow.InvalidData("A grouping is without elements.");
        }

        return new Grouping<TKey, TElement>(tuple.Item1, tuple.Item2);
    }
}
