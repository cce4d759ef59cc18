using System.Collections;
using System.Runtime.CompilerServices;
using MemFormat;

namespace Corpus;

/// <summary>A collection that can be filled and gone through, and nothing else.</summary>
public class Ring : IEnumerable<int?>
{
    private readonly Queue<int?> _items = [];

    internal Ring()
    {
    }

    public void Add(int? item) => _items.Enqueue(item);

    public IEnumerator<int?> GetEnumerator() => _items.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>A collection that never changes: it is built of a span.</summary>
[CollectionBuilder(typeof(Trail), nameof(Trail.Of))]
public sealed class Trail<T> : IReadOnlyList<T>
{
    private readonly T[] _items;

    internal Trail(T[] items) => _items = items;

    public int Count => _items.Length;

    public T this[int index] => _items[index];

    public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)_items).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>Builds trails.</summary>
public static class Trail
{
    public static Trail<T> Of<T>(ReadOnlySpan<T> items) => new(items.ToArray());
}

/// <summary>A struct that is a collection.</summary>
[CollectionBuilder(typeof(Word), nameof(Of))]
public readonly struct Word : IEnumerable<char>
{
    private readonly string? _text;

    private Word(string text) => _text = text;

    public static Word Of(ReadOnlySpan<char> letters) => new(new string(letters));

    public IEnumerator<char> GetEnumerator() => (_text ?? "").GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>Collections that only their own methods can make.</summary>
[MemFormattable]
public partial class BuiltCollections
{
    public Ring? Ring { get; set; }

    public Trail<Guid> Keys { get; set; } = [];

    public Trail<Trail<OrderLine?>?> Lines { get; set; } = [];

    public Word Word { get; set; }

    public static BuiltCollections Make(ValueSource s) => new()
    {
        Ring = s.Maybe(() => RingOf(s)),
        Keys = [.. s.Array(s.Guid)],
        Lines = Trail.Of<Trail<OrderLine?>?>(s.Array(() => s.Maybe(() => Trail.Of<OrderLine?>(s.Array(() => s.Maybe(() => OrderLine.Make(s))))))),
        Word = [.. s.Text()],
    };

    private static Ring RingOf(ValueSource s) => [.. s.Array(() => s.Nullable(s.Int32))];
}
