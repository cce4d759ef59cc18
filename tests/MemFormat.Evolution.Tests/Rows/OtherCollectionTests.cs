using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;

namespace MemFormat.Evolution.Tests.Collections;

[Row("Change the kind of collection")]
public class OtherCollectionTests
{
    private static readonly Guid s_key = Guid.Parse("11111111-2222-3333-4444-555555555555");

    private static readonly InArraysAndLists s_lists = new()
    {
        Numbers = [1, 2, 2], Texts = ["a", null], Items = [null, new(1, "i")], Map = new() { ["x"] = 1 }, Keys = [s_key],
    };

    private static readonly InQueuesAndStacks s_queues = new()
    {
        Numbers = new([1, 2, 2]), Texts = ["a", null], Items = new([null, new(1, "i")]), Map = s_lists.Map.ToImmutableDictionary(),
        Keys = new HashSet<Guid> { s_key },
    };

    [Fact]
    public void Collections_of_one_kind_have_one_descriptor()
    {
        Evolve.IsOneDescriptor<InArraysAndLists, InQueuesAndStacks>();
        Assert.Equal(MemFormatSerializer.Serialize(s_lists), MemFormatSerializer.Serialize(s_queues));
        Evolve.To(s_lists, s_queues);
        Evolve.To(s_queues, s_lists);
    }

    [Fact]
    public void Elements_of_other_types_are_read_into_any_collection()
    {
        Evolve.IsResolved<InQueuesAndStacks, InOtherElements>();
        var others =
            new InOtherElements
            {
                Numbers = new([1L, 2L, 2L]), Texts = new(["a", null]), Items = [null, new(1)], Keys = s_lists.Keys.ToFrozenSet(),
                Map = { ["x"] = 1 }
            };
        Evolve.To(s_lists, others);
        Evolve.To(s_queues, others);
        Assert.Equal([1L, 2L, 2L], Evolve.To(s_queues, others).Numbers);
    }

    [Fact, FinePoint("Immutable arrays")]
    public void Null_lists_become_default_immutable_arrays_and_back()
    {
        var empty = new InArraysAndLists { Texts = null };
        Assert.True(Evolve.To(empty, new InQueuesAndStacks()).Texts.IsDefault);
        Assert.Null(Evolve.To(new InQueuesAndStacks(), empty).Texts);
        Assert.Null(Evolve.To(new InQueuesAndStacks(), new InOtherElements()).Texts);
    }

    [Fact, Row("`T` becomes `List<T>`")]
    public void Single_values_become_collections_of_one()
    {
        var one = new InSingles { Numbers = 5, Texts = "t", Items = new(3, null) };
        Evolve.To(one, new InQueuesAndStacks { Numbers = new([5]), Texts = ["t"], Items = new([new(3, null)]) });
        Evolve.To(one, new InOtherElements { Numbers = new([5L]), Texts = new(["t"]), Items = [new(3)] });
    }

    [Fact]
    public void Sorted_sets_drop_duplicates_and_refuse_what_does_not_fit()
    {
        Evolve.To(new OfUniqueQueue { Numbers = new[] { 3, 1, 3 } }, new OfSortedSet { Numbers = [1, 3] });
        Evolve.Fails<OfUniqueQueue, OfSortedSet>(new OfUniqueQueue { Numbers = new[] { 3, 256 } }, MemFormatError.Overflow, "OfSortedSet.Numbers[1]");
    }

    [Fact]
    public void Keys_that_collide_after_conversion_are_an_error_of_the_map() =>
        Evolve.Fails<Dictionary<Item, int>, ImmutableDictionary<ItemOfId, int>>(
        new() { [new(1, "a")] = 1, [new(1, "b")] = 2 }, MemFormatError.InvalidData, null);
}
