using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Lookups as lists of groupings.</summary>
/// <typeparam name="TKey">The type of the keys.</typeparam>
/// <typeparam name="TElement">The type of the elements.</typeparam>
/// <typeparam name="TEquality">Where the comparer comes from.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct LookupForm<TKey, TElement, TEquality> : ISequenceForm<ILookup<TKey, TElement>, IGrouping<TKey, TElement>>
    where TEquality : struct, IEquality<TKey>
{
    static int IMemFormatForm.EmptySize => 256;

    /// <inheritdoc/>
    public static ReadOnlySpan<IGrouping<TKey, TElement>> Items(
        ILookup<TKey, TElement> value, scoped ref PooledItems<IGrouping<TKey, TElement>> copy) => copy.CopyOf(value);

    /// <inheritdoc/>
    public static ILookup<TKey, TElement> Of(IGrouping<TKey, TElement>[] items, MemFormatLimits limits)
    {
        if (Array.IndexOf(items, null) >= 0)
        {
            MemFormatThrow.InvalidData("A grouping of a lookup is null.");
        }

        return items.SelectMany(group => group, (group, element) => KeyValuePair.Create(group.Key, element))
            .ToLookup(entry => entry.Key, entry => entry.Value, TEquality.For(items.Length, limits));
    }
}
