using System.Collections;

namespace MemFormat.Schema.Shapes;

/// <summary>An immutable array, equal to another one if the elements are equal: incremental steps compare it.</summary>
internal readonly struct EquatableArray<T> : IEquatable<EquatableArray<T>>, IReadOnlyList<T>
    where T : IEquatable<T>
{
    private readonly T[]? _items;

    public EquatableArray(IEnumerable<T> items) => _items = items.ToArray();

    public static EquatableArray<T> Empty => default;

    public int Count => _items?.Length ?? 0;

    public T this[int index] => _items is null ? throw new ArgumentOutOfRangeException(nameof(index)) : _items[index];

    private T[] Items => _items ?? [];

    public bool Equals(EquatableArray<T> other)
    {
        var (mine, others) = (Items, other.Items);
        if (mine == others)
            return true;
        if (mine.Length != others.Length)
            return false;
        for (var i = 0; i < mine.Length; i++)
        {
            if (!EqualityComparer<T>.Default.Equals(mine[i], others[i]))
                return false;
        }

        return true;
    }

    public override bool Equals(object? obj) => obj is EquatableArray<T> other && Equals(other);

    public override int GetHashCode()
    {
        var hash = 17;
        foreach (var item in Items)
            hash = unchecked((hash * 31) + (item?.GetHashCode() ?? 0));
        return hash;
    }

    // LINQ over the array itself, without a box around this struct.
    public IEnumerable<T> Where(Func<T, bool> predicate) => Items.Where(predicate);

    public IEnumerable<TResult> Select<TResult>(Func<T, TResult> selector) => Items.Select(selector);

    public IEnumerable<TResult> SelectMany<TResult>(Func<T, IEnumerable<TResult>> selector) => Items.SelectMany(selector);

    public bool Any(Func<T, bool> predicate) => Items.Any(predicate);

    public bool All(Func<T, bool> predicate) => Items.All(predicate);

    public Enumerator GetEnumerator() => new(Items);

    IEnumerator<T> IEnumerable<T>.GetEnumerator() => ((IEnumerable<T>)Items).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => Items.GetEnumerator();

    /// <summary>Goes over the items without an object.</summary>
    public struct Enumerator(T[] items)
    {
        private int _at = -1;

        public readonly T Current => items[_at];

        public bool MoveNext() => ++_at < items.Length;
    }
}

internal static class EquatableArray
{
    public static EquatableArray<T> ToEquatableArray<T>(this IEnumerable<T> items)
        where T : IEquatable<T> => new(items);
}
