namespace MemFormat.Tests.Collections;

/// <summary>Groupings, lookups and priority queues are lists of pairs.</summary>
public class GroupingTests
{
    [Fact]
    public void A_grouping_is_a_key_and_its_elements()
    {
        var group = new[] { 1, 3, 2 }.GroupBy(n => n % 2 == 1 ? "odd" : "even").First();
        var read = MemFormatSerializer.Deserialize<IGrouping<string, int>>(MemFormatSerializer.Serialize(group))!;
        Assert.Equal("odd", read.Key);
        Assert.Equal([1, 3], read);
        Assert.Equal(MemFormatSerializer.Serialize(("odd", new List<int> { 1, 3 })), MemFormatSerializer.Serialize(group));
        Assert.Equal(MemFormatSerializer.Serialize(group), MemFormatSerializer.Serialize(read));
    }

    [Fact]
    public void A_lookup_is_a_list_of_groupings()
    {
        var lookup = new[] { "a", "bb", "c", "dd", null }.ToLookup(t => t?.Length, t => t);
        var payload = MemFormatSerializer.Serialize(lookup);
        var read = MemFormatSerializer.Deserialize<ILookup<int?, string?>>(payload)!;
        Assert.Equal([1, 2, null], read.Select(g => g.Key));
        Assert.Equal(["a", "c"], read[1]);
        Assert.Null(Assert.Single(read[null]));
        var pairs = MemFormatSerializer.Deserialize<List<KeyValuePair<long?, string?[]>>>(payload)!;
        Assert.Equal(new string?[] { "bb", "dd" }, pairs[1].Value);
    }

    [Fact]
    public void Priority_queues_keep_elements_priorities_and_bytes()
    {
        var queue = new PriorityQueue<string, int>(Enumerable.Range(0, 100).Select(i => ($"{i}", i * 37 % 101)));
        var payload = MemFormatSerializer.Serialize(queue);
        var read = MemFormatSerializer.Deserialize<PriorityQueue<string, int>>(payload)!;
        Assert.Equal(payload, MemFormatSerializer.Serialize(read));
        Assert.Equal(payload, MemFormatSerializer.Serialize(queue.UnorderedItems.ToList()));
        while (queue.TryDequeue(out var element, out var priority))
        {
            Assert.True(read.TryDequeue(out var other, out var otherPriority));
            Assert.Equal((element, priority), (other, otherPriority));
        }

        Assert.Equal(0, read.Count);
    }

    [Fact]
    public void Priorities_are_compared_by_the_members_comparer()
    {
        var value = new Corpus.Groupings();
        value.Filled.EnqueueRange([(Guid.Empty, 1), (Guid.AllBitsSet, 2)]);
        Assert.Equal(Guid.AllBitsSet, MemFormatSerializer.Deserialize<Corpus.Groupings>(MemFormatSerializer.Serialize(value))!.Filled.Dequeue());
    }

    [Fact]
    public void A_grouping_that_is_null_or_has_no_elements_is_invalid()
    {
        Assert.Equal(MemFormatError.InvalidData, Error<ILookup<int, int>>(new List<KeyValuePair<int, List<int>?>> { new(1, null) }));
        Assert.Equal(MemFormatError.InvalidData, Error<ILookup<int, int>>(new List<Tuple<int, List<int>>?> { null }));
    }

    private static MemFormatError Error<T>(object written) =>
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(Payload((dynamic)written))).Error;

    private static byte[] Payload<T>(T value) => MemFormatSerializer.Serialize(value);
}
