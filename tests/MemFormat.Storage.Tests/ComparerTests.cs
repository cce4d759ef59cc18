using System.Collections.Frozen;
using System.Collections.Immutable;
using MemFormat.EntityFrameworkCore;

namespace MemFormat.Storage.Tests;

/// <summary>What EF Core takes for a change: the order of sets and dictionaries is none, at any depth.</summary>
public sealed class ComparerTests
{
    private static readonly HashSet<string> s_one = ["a", "b", "c"], s_other = ["c", "a", "b"], s_less = ["c", "a"];

    [Fact]
    public void The_order_of_sets_and_dictionaries_is_no_change()
    {
        Same(s_one, s_other, s_less);
        Same<ISet<string>>(s_one, s_other, s_less);
        Same<IReadOnlySet<string>>(s_one, s_other, s_less);
        Same(new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 }, new() { ["b"] = 2, ["a"] = 1 }, new() { ["b"] = 1, ["a"] = 2 });
        Same<IReadOnlyDictionary<string, int>>(new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 },
            new Dictionary<string, int> { ["b"] = 2, ["a"] = 1 }, new Dictionary<string, int>());
        Same(s_one.ToFrozenSet(), s_other.ToFrozenSet(), s_less.ToFrozenSet());
        Same(s_one.ToImmutableHashSet(), s_other.ToImmutableHashSet(), s_less.ToImmutableHashSet());
    }

    [Fact]
    public void Collections_within_collections_are_compared_alike()
    {
        Same<List<HashSet<string>>>([s_one, s_less], [s_other, s_less], [s_less, s_one]);
        Same(new Dictionary<int, HashSet<string>> { [1] = s_one, [2] = s_less }, new() { [2] = s_less, [1] = s_other },
            new() { [1] = s_less, [2] = s_one });
        Same((1, s_one), (1, s_other), (2, s_one));
        Same<HashSet<string>[][]>([[s_one]], [[s_other]], [[s_one], []]);
        Same<HashSet<string>?[]>([s_one, null], [s_other, null], [s_one, []]);
    }

    [Fact]
    public void Members_are_compared_alike()
    {
        Same(Make(s_one, 1, 2), Make(s_other, 2, 1), Make(s_less, 1, 2));
        Same(Make(s_one, 1, 2), Make(s_other, 2, 1), Make(s_one, 1, 3));
        var renamed = Make(s_one, 1, 2);
        renamed.Name = "other";
        Same(Make(s_one, 1, 2), Make(s_other, 2, 1), renamed);
        var listed = Make(s_other, 2, 1);
        listed.Listed.Reverse();
        Same(Make(s_one, 1, 2), Make(s_other, 2, 1), listed);
        var shape = Make(s_one, 1, 2);
        shape.Part = new OtherPart(s_one);
        Same(Make(s_one, 1, 2), Make(s_other, 2, 1), shape);
        Same<IPart>(new OwnPart(s_one), new OwnPart(s_other), new OtherPart(s_one));
        Same<List<IPart>>(
            [new OwnPart(s_one), new OtherPart(s_one)], [new OwnPart(s_other), new OtherPart(s_other)], [new OwnPart(s_less), new OtherPart(s_one)]);
    }

    [Fact]
    public void Rings_and_shared_objects_are_compared_alike()
    {
        static Person Family(HashSet<string> names, bool isRing)
        {
            var one = new Person { Names = names };
            one.Friends.Add(new Person { Names = s_less, Parent = isRing ? one : null });
            return one;
        }

        Same(Family(s_one, isRing: true), Family(s_other, isRing: true), Family(s_one, isRing: false));
        Person chain = new() { Names = s_one }, reordered = new() { Names = s_one };
        for (var i = 0; i < 100_000; i++)
            (chain, reordered) = (new Person { Parent = chain }, new Person { Parent = reordered });
        Assert.True(new MemFormatValueComparer<Person>().Equals(chain, reordered));
        reordered.Names.Add("x");
        Assert.False(new MemFormatValueComparer<Person>().Equals(chain, reordered));
    }

    /// <summary>The order of these is their content.</summary>
    [Fact]
    public void The_order_of_lists_is_a_change()
    {
        static void Differ<T>(T one, T other) => Assert.False(new MemFormatValueComparer<T>().Equals(one, other));
        Differ<List<string>>(["a", "b"], ["b", "a"]);
        Differ<List<KeyValuePair<string, int>>>([new("a", 1), new("b", 2)], [new("b", 2), new("a", 1)]);
        Differ(new Queue<int>([1, 2]), new Queue<int>([2, 1]));
        Differ(new OrderedDictionary<string, int> { ["a"] = 1, ["b"] = 2 }, new OrderedDictionary<string, int> { ["b"] = 2, ["a"] = 1 });
    }

    private static void Same<T>(T one, T reordered, T different)
    {
        var comparer = new MemFormatValueComparer<T>();
        Assert.True(comparer.Equals(one, reordered));
        Assert.Equal(comparer.GetHashCode(one), comparer.GetHashCode(reordered));
        Assert.False(comparer.Equals(one, different));
        Assert.False(comparer.Equals(reordered, different));
        var copy = comparer.Snapshot(one);
        Assert.True(comparer.Equals(copy, one));
        Assert.True(comparer.Equals(copy, reordered));
        Assert.False(comparer.Equals(copy, different));
    }

    private static Tagged Make(HashSet<string> tags, params int[] order) => new()
    {
        Name = "name",
        Tags = tags,
        Stock = order.ToDictionary(key => key, key => (OwnPart?)new OwnPart([.. order.Select(number => $"{number}")])),
        Listed = [1, 2, 3],
        Part = new OwnPart(tags),
        Place = new() { Tags = tags },
    };
}

[MemFormattable]
public partial class Tagged : Base
{
    public string Name { get; set; } = "";

    public Dictionary<int, OwnPart?> Stock { get; set; } = [];

    public List<int> Listed { get; set; } = [];

    public IPart? Part { get; set; }

    public Place? Place { get; set; }
}

[MemFormattable]
public partial class Base
{
    [MemMember]
    private HashSet<string>? _tags;

    [MemIgnore]
    public HashSet<string>? Tags { get => _tags; set => _tags = value; }
}

[MemFormattable]
public partial struct Place
{
    public HashSet<string>? Tags;
}

[MemFormattable]
[MemUnion(1, typeof(OwnPart))]
[MemUnion(2, typeof(OtherPart))]
public partial interface IPart;

[MemFormattable]
public sealed partial record OwnPart(HashSet<string> Words) : IPart;

[MemFormattable]
public sealed partial record OtherPart(IReadOnlySet<string> Words) : IPart;

[MemFormattable(PreserveReferences = true)]
public partial class Person
{
    public HashSet<string> Names { get; set; } = [];

    public Person? Parent { get; set; }

    public List<Person> Friends { get; } = [];
}
