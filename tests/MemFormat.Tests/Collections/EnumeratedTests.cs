using Corpus;

namespace MemFormat.Tests.Collections;

/// <summary>Collections behind interfaces that are no lists: gone through once, and never trusted.</summary>
public class EnumeratedTests
{
    [Fact]
    public void A_sequence_is_gone_through_once()
    {
        var runs = 0;
        IEnumerable<int> Numbers()
        {
            runs++;
            for (var i = 0; i < 100; i++)
                yield return i * runs;
        }

        var value = new CollectionInterfaces { Enumerable = Numbers() };
        Assert.Equal(
            Enumerable.Range(0, 100), MemFormatSerializer.Deserialize<CollectionInterfaces>(MemFormatSerializer.Serialize(value))!.Enumerable);
        Assert.Equal(1, runs);
    }

    [Fact]
    public void Derived_elements_of_a_covariant_list_are_written()
    {
        IReadOnlyList<string?> texts = ["a"];
        Assert.Equal(MemFormatSerializer.Serialize(new List<string> { "a" }), MemFormatSerializer.Serialize<IEnumerable<string?>>(texts));
    }

    [Fact]
    public void A_collection_that_lies_about_its_count_writes_no_foreign_memory()
    {
        foreach (var liar in new Liar[] { new(3, 1), new(1, 1000), new(-1, 0), new(int.MaxValue, 2), new(0, 1) })
        {
            var exception = Assert.Throws<InvalidOperationException>(() => MemFormatSerializer.Serialize<ICollection<int>>(liar));
            Assert.Contains("its Count is wrong", exception.Message, StringComparison.Ordinal);
        }
    }

    private sealed class Liar(int claimed, int copied) : ICollection<int>
    {
        public int Count => claimed;

        public bool IsReadOnly => true;

        public void CopyTo(int[] array, int arrayIndex) => Enumerable.Repeat(1, copied).ToArray().CopyTo(array, arrayIndex);

        public void Add(int item) => throw new NotSupportedException();

        public void Clear() => throw new NotSupportedException();

        public bool Contains(int item) => false;

        public bool Remove(int item) => false;

        public IEnumerator<int> GetEnumerator() => Enumerable.Repeat(1, copied).GetEnumerator();

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
    }
}
