using System.Collections;
using System.Diagnostics.CodeAnalysis;

namespace MemFormat.Tests.Collections;

/// <summary>A collection of a user whose Count and CopyTo may be wrong.</summary>
public class LyingList<T> : IList<T>
{
    private readonly List<T> _items = [];

    /// <summary>What Count says too much or too little.</summary>
    public int Excess { get; set; }

    /// <summary>The elements that CopyTo leaves out, by index.</summary>
    public Func<int, bool> LeavesOut { get; set; } = _ => false;

    public int Count => _items.Count + Excess;

    public bool IsReadOnly => false;

    public T this[int index] { get => _items[index]; set => _items[index] = value; }

    public void CopyTo(T[] array, int arrayIndex)
    {
        for (var i = 0; i < _items.Count; i++)
        {
            if (!LeavesOut(i))
                array[arrayIndex + i] = _items[i];
        }
    }

    public void Add(T item) => _items.Add(item);

    public void Clear() => _items.Clear();

    public bool Contains(T item) => _items.Contains(item);

    public int IndexOf(T item) => _items.IndexOf(item);

    public void Insert(int index, T item) => _items.Insert(index, item);

    public bool Remove(T item) => _items.Remove(item);

    public void RemoveAt(int index) => _items.RemoveAt(index);

    public IEnumerator<T> GetEnumerator() => _items.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>A map of a user whose Count and CopyTo may be wrong.</summary>
public class LyingMap<TKey, TValue> : LyingList<KeyValuePair<TKey, TValue>>, IDictionary<TKey, TValue>
{
    public ICollection<TKey> Keys => [.. this.Select(e => e.Key)];

    public ICollection<TValue> Values => [.. this.Select(e => e.Value)];

    public TValue this[TKey key] { get => this.First(e => Equals(e.Key, key)).Value; set => Add(key, value); }

    public void Add(TKey key, TValue value) => Add(new(key, value));

    public bool ContainsKey(TKey key) => Keys.Contains(key);

    public bool Remove(TKey key) => throw new NotSupportedException();

    public bool TryGetValue(TKey key, [MaybeNullWhen(false)] out TValue value) => throw new NotSupportedException();
}
