using System.Collections;

namespace MemFormat.Tests;

/// <summary>A set of a program's own, which hashes by the default comparer.</summary>
internal sealed class OwnSet : ISet<long>
{
    private readonly HashSet<long> _items = [];

    public int Count => _items.Count;

    public bool IsReadOnly => false;

    public bool Add(long item) => _items.Add(item);

    void ICollection<long>.Add(long item) => Add(item);

    public void Clear() => _items.Clear();

    public bool Contains(long item) => _items.Contains(item);

    public void CopyTo(long[] array, int arrayIndex) => _items.CopyTo(array, arrayIndex);

    public void ExceptWith(IEnumerable<long> other) => _items.ExceptWith(other);

    public IEnumerator<long> GetEnumerator() => _items.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    public void IntersectWith(IEnumerable<long> other) => _items.IntersectWith(other);

    public bool IsProperSubsetOf(IEnumerable<long> other) => _items.IsProperSubsetOf(other);

    public bool IsProperSupersetOf(IEnumerable<long> other) => _items.IsProperSupersetOf(other);

    public bool IsSubsetOf(IEnumerable<long> other) => _items.IsSubsetOf(other);

    public bool IsSupersetOf(IEnumerable<long> other) => _items.IsSupersetOf(other);

    public bool Overlaps(IEnumerable<long> other) => _items.Overlaps(other);

    public bool Remove(long item) => _items.Remove(item);

    public bool SetEquals(IEnumerable<long> other) => _items.SetEquals(other);

    public void SymmetricExceptWith(IEnumerable<long> other) => _items.SymmetricExceptWith(other);

    public void UnionWith(IEnumerable<long> other) => _items.UnionWith(other);
}
