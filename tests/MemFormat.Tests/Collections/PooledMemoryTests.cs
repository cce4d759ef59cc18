using System.Buffers;
using System.Collections;

namespace MemFormat.Tests.Collections;

/// <summary>Elements are copied into pooled memory before they are written, and are not left there for others to see.</summary>
public class PooledMemoryTests
{
    private const int Count = 12;

    [Fact]
    public void Nobody_sees_the_elements_of_a_set()
    {
        MemFormatSerializer.Serialize(new HashSet<int?>(Enumerable.Range(1, Count).Select(i => (int?)i)));
        Look();
    }

    [Fact]
    public void Nobody_sees_the_elements_of_a_sequence_in_parts()
    {
        var last = new Part([7, 8], Count - 2, null);
        var first = new Part([.. Enumerable.Range(1, Count - 2).Select(i => (int?)i)], 0, last);
        MemFormatSerializer.Serialize(new ReadOnlySequence<int?>(first, 0, last, 2));
        Look();
    }

    private static void Look()
    {
        var looking = new Looking();
        MemFormatSerializer.Serialize<Looking>(looking);
        Assert.True(looking.Seen > Count);
    }

    /// <summary>Looks at the memory that it gets.</summary>
    public sealed class Looking : IList<int?>
    {
        public int Seen { get; private set; }

        public int Count => 1;

        public bool IsReadOnly => false;

        public int? this[int index] { get => 5; set => throw new NotSupportedException(); }

        public void CopyTo(int?[] array, int arrayIndex)
        {
            Assert.All(array, Assert.Null);
            Seen = array.Length;
            array[arrayIndex] = 5;
        }

        public bool Contains(int? item) => item == 5;

        public int IndexOf(int? item) => item == 5 ? 0 : -1;

        public void Add(int? item) => throw new NotSupportedException();

        public void Clear() => throw new NotSupportedException();

        public void Insert(int index, int? item) => throw new NotSupportedException();

        public bool Remove(int? item) => throw new NotSupportedException();

        public void RemoveAt(int index) => throw new NotSupportedException();

        public IEnumerator<int?> GetEnumerator()
        {
            yield return 5;
        }

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    private sealed class Part : ReadOnlySequenceSegment<int?>
    {
        public Part(int?[] items, long index, Part? next) => (Memory, RunningIndex, Next) = (items, index, next);
    }
}
