using System.ComponentModel;

namespace MemFormat.Codecs;

/// <summary>Collections of the user's: made empty, then filled by their own <c>Add</c>.</summary>
/// <typeparam name="TCollection">The type of the collections.</typeparam>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UserCollectionForm<TCollection, T> : ISequenceForm<TCollection, T>
    where TCollection : ICollection<T>, new()
{
    /// <inheritdoc/>
    public static ReadOnlySpan<T> Items(TCollection value, scoped ref PooledItems<T> copy) => copy.CopyOf((ICollection<T>)value);

    /// <inheritdoc/>
    public static TCollection Of(T[] items, MemFormatLimits limits)
    {
        var collection = new TCollection();
        foreach (T item in items)
        {
            collection.Add(item);
        }

        return collection;
    }
}
