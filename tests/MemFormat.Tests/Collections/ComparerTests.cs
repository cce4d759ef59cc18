using Corpus;

namespace MemFormat.Tests.Collections;

/// <summary>What is read has the comparer that the member names.</summary>
public class ComparerTests
{
    [Fact]
    public void Collections_are_read_with_the_members_comparer()
    {
        var read =
            MemFormatSerializer.Deserialize<Comparers>(MemFormatSerializer.Serialize(
                new Comparers { Map = [], Frozen = System.Collections.Frozen.FrozenSet.Create("a"), SortedList = [] }))!;
        Assert.IsType<IgnoreCase>(read.Set.Comparer);
        Assert.IsType<IgnoreCase>(read.Map!.Comparer);
        Assert.IsType<IgnoreCase>(((HashSet<string>)read.AnySet).Comparer);
        Assert.IsType<IgnoreCase>(((Dictionary<string, int>)read.AnyMap).Comparer);
        Assert.IsType<IgnoreCase>(read.Immutable.KeyComparer);
        Assert.IsType<IgnoreCase>(read.ImmutableMap.KeyComparer);
        Assert.IsType<IgnoreCase>(read.Frozen!.Comparer);
        Assert.IsType<IgnoreCase>(read.Concurrent.Comparer);
        Assert.IsType<Descending>(read.Sorted.Comparer);
        Assert.IsType<Descending>(read.SortedMap.Comparer);
        Assert.IsType<Descending>(read.SortedList!.Comparer);
        Assert.IsType<Descending>(read.ImmutableSorted.KeyComparer);
    }

    [Fact]
    public void Keys_that_are_equal_for_the_comparer_are_one_key()
    {
        var set = MemFormatSerializer.Deserialize<ComparedRecord>(MemFormatSerializer.Serialize(new ComparedRecord(["a", "A", "b"], 1)))!;
        Assert.Equal(["a", "b"], set.Names);
        var payload = MemFormatSerializer.Serialize(new Comparers { Map = new() { ["a"] = 1, ["A"] = 2 } });
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Comparers>(payload));
        Assert.Equal((MemFormatError.InvalidData, "Comparers.Map"), (error.Error, error.Path));
    }
}
