namespace MemFormat.Codecs;

/// <summary>Takes elements from a type of collection, and makes collections from elements. Empty structs implement it.</summary>
/// <typeparam name="TCollection">The type of the collections.</typeparam>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
#nullable disable annotations // So that it is the form of both annotations of the type.
public interface ISequenceForm<TCollection, T> : IMemFormatForm
{
    /// <summary>
    /// The elements, in the order in which <see cref="Of"/> wants them: as the collection yields them, unless the
    /// form says otherwise.
    /// </summary>
    /// <param name="value">The collection, not null.</param>
    /// <param name="copy">Memory for collections whose elements do not lie in a row.</param>
    static virtual ReadOnlySpan<T> Items(TCollection value, scoped ref PooledItems<T> copy) => copy.CopyOf((IEnumerable<T>)value);

    /// <summary>Makes a collection of the elements.</summary>
    /// <param name="items">The elements. The collection may keep the array.</param>
    /// <param name="limits">The limits of the read.</param>
    static abstract TCollection Of(T[] items, MemFormatLimits limits);
}
