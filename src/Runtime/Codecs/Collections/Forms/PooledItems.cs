namespace MemFormat.Codecs;

/// <summary>Elements to write, copied into pooled memory because the collection has no array of them.</summary>
/// <typeparam name="T">The type of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct PooledItems<T>
{
    private T[]? _items;
    private int _count;
    private bool _hasChanged;

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

    /// <summary>
    /// Copies a collection, or what a sequence yields. A collection must still have as many elements afterwards. If its
    /// <c>CopyTo</c> copies fewer or more, the elements are those that it yields.
    /// </summary>
    public ReadOnlySpan<T> CopyOf(IEnumerable<T> sequence)
    {
        // So large a count may be wrong.
        if (sequence is not ICollection<T> { Count: >= 0 and < 1 << 20 and var count } collection)
            return Yielded(sequence);

        // The slot behind the elements must stay as it is. What was in pooled memory before must not get into a payload.
        var target = Rent(count + 1);
        var slots = Items;
        slots.Clear();
        collection.CopyTo(target, 0);
        _count = collection.Count;
        if (_count != count)
        {
            Fail();
            return default;
        }

        if (!IsEmpty(ref slots[count]))
            return Yielded(sequence);

        // Empty slots hold defaults, or nothing was copied into them: then they keep what they are filled with.
        var empty = Empty(slots);
        if (empty != 1 && !(count == 1 && empty == 2 && collection.Contains(default!)))
        {
            foreach (ref var slot in slots)
            {
                if (!IsEmpty(ref slot))
                {
                    slots.Fill(slot);
                    break;
                }
            }

            collection.CopyTo(target, 0);
            if (Empty(slots) != empty - 1)
                return Yielded(sequence);
        }

        return Items;
    }

    /// <summary>Copies what a collection of anyone yields, going through it once. Its count may be wrong.</summary>
    internal ReadOnlySpan<T> Yielded(IEnumerable<T> sequence)
    {
        ArgumentNullException.ThrowIfNull(sequence);
        _count = 0;
        foreach (var item in sequence)
            Add(item);

        if (sequence is ICollection<T> collection && collection.Count != _count)
            Fail();

        return Items;
    }

    /// <summary>The collection changed, or its count is wrong: the writer says where.</summary>
    internal void Fail() => _hasChanged = true;

    /// <summary>Throws after <see cref="Fail"/>.</summary>
    internal readonly void Check(scoped ref MemFormatWriter writer)
    {
        if (_hasChanged)
            writer.ThrowChanged();
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

    // How many slots are zero in memory.
    private static int Empty(Span<T> slots)
    {
        if (Unsafe.SizeOf<T>() == sizeof(int))
            return Zeros<int>(slots);
        if (Unsafe.SizeOf<T>() == sizeof(long)) // References, too: a null is always 0.
            return Zeros<long>(slots);
        var empty = 0;
        foreach (ref var slot in slots)
            empty += IsEmpty(ref slot) ? 1 : 0;

        return empty;
    }

    private static int Zeros<TNumber>(Span<T> slots)
        where TNumber : struct, IEquatable<TNumber> =>
        MemoryMarshal.CreateReadOnlySpan(ref Unsafe.As<T, TNumber>(ref MemoryMarshal.GetReference(slots)), slots.Length).Count(default(TNumber));

    private static bool IsEmpty(ref T slot)
    {
        ref var first = ref Unsafe.As<T, byte>(ref slot);
        return first == 0 && !MemoryMarshal.CreateReadOnlySpan(ref first, Unsafe.SizeOf<T>()).ContainsAnyExcept((byte)0);
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
