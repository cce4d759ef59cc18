namespace MemFormat.Codecs;

/// <summary>Elements to write, copied into pooled memory because the collection has no array of them.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct PooledItems<T>
{
    private T[]? _items;
    private int _count;

    /// <summary>The elements so far.</summary>
    public readonly Span<T> Items => _items.AsSpan(0, _count);

    /// <summary>Rents an array for this many elements. It may be longer.</summary>
    public T[] Rent(int count)
    {
        _count = count;
        return _items = ArrayPool<T>.Shared.Rent(count);
    }

    /// <summary>Adds an element of a collection with an unknown count.</summary>
    public void Add(T item)
    {
        if (_items is null || _count == _items.Length)
            Grow();

        _items![_count++] = item;
    }

    /// <summary>Copies a collection of .NET, or what a sequence yields. A collection must still have as many elements afterwards.</summary>
    public ReadOnlySpan<T> CopyOf(IEnumerable<T> sequence)
    {
        // So large a count may be wrong.
        if (sequence is not ICollection<T> { Count: >= 0 and < 1 << 20 and var count } collection)
            return Yielded(sequence);

        var target = Rent(count);
        Items.Clear(); // What was in pooled memory before must not get into a payload, whatever the collection copies.
        collection.CopyTo(target, 0);
        if (collection.Count != count)
            MemFormatThrow.CollectionChanged();

        return Items;
    }

    /// <summary>Copies what a collection of anyone yields, going through it once. Its count may be wrong.</summary>
    internal ReadOnlySpan<T> Yielded(IEnumerable<T> sequence)
    {
        ArgumentNullException.ThrowIfNull(sequence);
        foreach (var item in sequence)
            Add(item);

        if (sequence is ICollection<T> collection && collection.Count != _count)
            MemFormatThrow.CollectionChanged();

        return Items;
    }

    /// <summary>Returns the memory to the pool. Not after an error: user code may hold a reference.</summary>
    internal void Return()
    {
        if (_items is not null)
        {
            ArrayPool<T>.Shared.Return(_items, RuntimeHelpers.IsReferenceOrContainsReferences<T>() || default(T) is null);
            _items = null;
        }
    }

    private void Grow()
    {
        const int FirstSize = 16;
        var larger = ArrayPool<T>.Shared.Rent(Math.Max(FirstSize, checked(2 * _count)));
        Items.CopyTo(larger);
        Return();
        _items = larger;
    }
}
