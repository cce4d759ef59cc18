using System.Collections;

namespace MemFormat.Tests.Collections;

/// <summary>Collections that take all their elements in the constructor, and collections of users in open generic calls.</summary>
public partial class ConstructedTests
{
    [Fact]
    public void They_are_made_of_their_elements()
    {
        var copy =
            MemFormatSerializer.Deserialize<Holder>(
                MemFormatSerializer.Serialize(new Holder { Any = new Any([1, 2]), Row = new Row(["a"]), Span = new Span([3, 4, 5]), None = null }))!;
        Assert.Equal([1, 2], copy.Any);
        Assert.Equal(["a"], copy.Row);
        Assert.Equal([3, 4, 5], copy.Span);
        Assert.Null(copy.None);
    }

    [Fact]
    public void Open_generic_calls_find_collections_of_users()
    {
        Assert.Equal([1, 2], Copy(new Numbers { 1, 2 }));
        Assert.Equal("b", Copy(new Names { ["a"] = "b" })["a"]);
    }

    private static T Copy<T>(T value) => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(value))!;

    [MemFormattable]
    internal sealed partial class Holder
    {
        public Any Any { get; set; } = new([]);

        public Row Row { get; set; } = new([]);

        public Span Span { get; set; } = new([]);

        public Any? None { get; set; }
    }

    internal sealed class Numbers : List<int>;

    internal sealed class Names : Dictionary<string, string>;

    internal sealed class Any(IEnumerable<int> items) : IEnumerable<int>
    {
        private readonly int[] _items = [.. items];

        public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)_items).GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    internal sealed class Row(params string[] items) : IEnumerable<string>
    {
        public IEnumerator<string> GetEnumerator() => ((IEnumerable<string>)items).GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    internal sealed class Span : IEnumerable<int>
    {
        private readonly int[] _items;

        public Span(ReadOnlySpan<int> items) => _items = items.ToArray();

        public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)_items).GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }
}
