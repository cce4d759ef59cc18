namespace MemFormat.Evolution.Tests.Collections;

[Row("Change the kind of collection")]
public class CollectionTests
{
    private static readonly InArrays s_arrays = new()
    {
        Numbers = [1, 2], Names = ["a", null], Items = [null, new(1, "i")], Flags = [true, false], Some = [1, null], Bytes = [1, 255],
        Deep = [[1], [], [2, 3]], Small = [1, 2, 3, 4, 5],
    };

    private static readonly InLists s_lists = new()
    {
        Numbers = [1, 2], Names = ["a", null], Items = [null, new(1, "i")], Flags = [true, false], Some = [1, null], Bytes = [1, 255],
        Deep = [[1], [], [2, 3]], Small = [1, 2, 3, 4, 5],
    };

    private static readonly InSets s_sets = new()
    {
        Numbers = [1, 2], Names = ["a", null], Items = [null, new(1, "i")], Flags = { true, false }, Some = [1, null], Bytes = [1, 255],
        Deep = [[1], [], [2, 3]], Small = [1, 2, 3, 4, 5],
    };

    private static readonly InOthers s_others = new()
    {
        Numbers = [1, 2], Names = ["a", null], Items = [null, new(1)], Flags = [1, 0], Some = [1, 0], Bytes = [1, 255], Deep = [[1], [], [2, 3]],
        Small = [1, 2, 3, 4, 5],
    };

    [Fact]
    public void Array_to_list_to_set_in_all_directions()
    {
        Evolve.To(s_arrays, s_lists);
        Evolve.To(s_arrays, s_sets);
        Evolve.To(s_lists, s_arrays);
        Evolve.To(s_lists, s_sets);
        Evolve.To(s_sets,
            new InArrays
            {
                Numbers = [1, 2], Names = ["a", null], Items = [null, new(1, "i")], Flags = [true, false], Some = [1, null],
                Bytes = [1, 255], Deep = [[1], [], [2, 3]], Small = [1, 2, 3, 4, 5]
            });
        Assert.Equal([2, 3], Evolve.To(s_sets, s_lists).Deep[2]);
    }

    [Fact]
    public void Element_types_change_by_the_same_rules()
    {
        Evolve.To(s_arrays, s_others);
        Evolve.To(s_lists, s_others);
        Evolve.To(s_sets, s_others);
        Evolve.Fails<InLists, InOthers>(new InLists { Small = [1, 2, 256] }, MemFormatError.Overflow, "InOthers.Small[2]");
        Evolve.Fails<InLists, InOthers>(new InLists { Small = [1, -2, 256] }, MemFormatError.Overflow, "InOthers.Small[1]");
        Evolve.Fails<List<List<int>>, byte[][]>([[1], [1, 2, -3]], MemFormatError.Overflow, "[1][2]");
        Evolve.Fails<Dictionary<string, long>, Dictionary<string, int>>(new() { ["a"] = 1, ["b"] = 1L << 40 }, MemFormatError.Overflow, "[1]");
    }

    [Fact]
    public void Null_collections_stay_null_and_empty_ones_empty()
    {
        Assert.Null(Evolve.To(new InArrays(), new InLists()).Some);
        Assert.Empty(Evolve.To(new InArrays { Some = [] }, new InOthers { Some = [] }).Some!);
        Assert.Equal([null, new int[0]], Evolve.To<List<List<short>?>, int[]?[]>([null, []], [null, []]));
    }

    [Fact]
    public void Sets_drop_duplicates()
    {
        Evolve.To<int[], HashSet<int>>([1, 2, 1, 1, 3], [1, 2, 3]);
        Evolve.To<List<int?>, HashSet<int>>([null, 0, 1], [0, 1]);
        Evolve.To<string[], HashSet<string>>(["a", "a", "b"], ["a", "b"]);
        Evolve.To<HashSet<Item>, HashSet<ItemOfId>>([new(1, "a"), new(1, "b"), new(2, null)], [new(1), new(2)]);
        Evolve.To(new InLists { Flags = [true, true, true] }, new InSets { Flags = { true } });
    }

    [Fact]
    public void Map_keys_that_collide_after_conversion_are_an_error()
    {
        Evolve.Fails<Dictionary<Item, int>, Dictionary<ItemOfId, int>>(
            new() { [new(1, "a")] = 1, [new(1, "b")] = 2 }, MemFormatError.InvalidData, "[1]");
        Evolve.Fails<OfMap, OfMapOfId>(
            new OfMap(new() { [new(2, "a")] = 1, [new(1, "b")] = 2, [new(2, "c")] = 2 }), MemFormatError.InvalidData, "OfMapOfId.Map[2]");
        Evolve.To(new OfMap(new() { [new(2, "a")] = 1, [new(1, "b")] = 2 }), new OfMapOfId(new() { [new(2)] = 1, [new(1)] = 2 }));
    }

    [Fact]
    public void Bytes_are_a_list_of_bytes()
    {
        Evolve.To<byte[], List<byte>>([1, 2], [1, 2]);
        Evolve.To<List<byte>, byte[]>([1, 2], [1, 2]);
        Evolve.To<byte[], HashSet<int?>>([1, 2, 1], [1, 2]);
        Evolve.To<List<int?>, byte[]>([1, null], [1, 0]);
        Evolve.To<sbyte[], byte[]>([1, 2], [1, 2]);
        Evolve.To<bool[], byte[]>([true, false, true], [1, 0, 1]);
        Evolve.Fails<sbyte[], byte[]>([1, -2], MemFormatError.Overflow, "[1]");
        Evolve.Fails<List<int>, byte[]>([1, 2, 300], MemFormatError.Overflow, "[2]");
    }

    [Fact]
    public void Large_sets_and_maps_of_another_key_type_keep_their_guard_against_collisions()
    {
        var numbers = MemFormatSerializer.Serialize(Enumerable.Range(0, 1000).ToDictionary(n => n));
        Assert.NotSame(EqualityComparer<long>.Default, MemFormatSerializer.Deserialize<Dictionary<long, long>>(numbers)!.Comparer);
        Assert.NotSame(EqualityComparer<long>.Default,
            MemFormatSerializer.Deserialize<HashSet<long>>(MemFormatSerializer.Serialize(Enumerable.Range(0, 1000).ToArray()))!.Comparer);
    }

    [Fact]
    public void Large_collections_of_another_element_type()
    {
        var numbers = Enumerable.Range(0, 10_000).ToList();
        Assert.Equal(9_999L, MemFormatSerializer.Deserialize<long[]>(MemFormatSerializer.Serialize(numbers))![^1]);
        Assert.Equal(9_999, MemFormatSerializer.Deserialize<HashSet<short>>(MemFormatSerializer.Serialize(numbers))!.Last());
        Assert.Equal(
            9_999, MemFormatSerializer.Deserialize<Dictionary<short, long>>(MemFormatSerializer.Serialize(numbers.ToDictionary(n => n)))![9_999]);
    }
}
