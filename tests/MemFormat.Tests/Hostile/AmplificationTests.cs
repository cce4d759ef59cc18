using Corpus.Changes;
using Corpus;
using Xunit.Abstractions;

namespace MemFormat.Tests;

/// <summary>Payloads that are small for what they make a reader allocate: the worst that each sort of value can do.</summary>
public class AmplificationTests(ITestOutputHelper output)
{
    private const int Count = 200_000;
    private const int ExactPerByte = 96;

    /// <summary>A set of bools is an array of them first.</summary>
    private const int PackedSetPerByte = 120;

    [Fact]
    public void Built_in_types_take_bounded_memory()
    {
        Exact(ExactPerByte, new List<int>());
        Exact(ExactPerByte, "");
        Exact(ExactPerByte, Array.Empty<byte>());
        Exact(ExactPerByte, Array.Empty<int>());
        Exact(ExactPerByte, new HashSet<int>());
        Exact(ExactPerByte, new HashSet<int> { 1 });
        Exact(ExactPerByte, new HashSet<byte> { 1 });
        Exact(PackedSetPerByte, new HashSet<bool> { true });
        Exact(ExactPerByte, new Dictionary<string, string>());
        Exact(ExactPerByte, new Dictionary<byte, byte> { [1] = 1 });
        Exact(ExactPerByte, new Dictionary<byte, string?> { [1] = null });
        Exact(ExactPerByte, new List<bool> { true });
        Exact(ExactPerByte, new List<List<int>> { new() });
        Exact(ExactPerByte, "a");
    }

    [Fact]
    public void Other_collections_take_bounded_memory()
    {
        Exact(ExactPerByte, new Queue<int>());
        Exact(ExactPerByte, new Stack<byte>([1]));
        Exact(ExactPerByte, new LinkedList<byte>([1]));
        Exact(ExactPerByte, new SortedSet<int>());
        Exact(ExactPerByte, new SortedSet<byte>([1]));
        Exact(ExactPerByte, new SortedList<int, int>());
        Exact(ExactPerByte, new System.Collections.ObjectModel.Collection<int>());
        Exact(ExactPerByte, System.Collections.Immutable.ImmutableArray<int>.Empty);
        Exact(ExactPerByte, System.Collections.Immutable.ImmutableList.Create<byte>(1));
        Exact(ExactPerByte, System.Collections.Immutable.ImmutableHashSet.Create<byte>(1));
        Exact(ExactPerByte, System.Collections.Immutable.ImmutableStack.Create<byte>(1));
        Exact<IList<int>>(ExactPerByte, new List<int>());
    }

    /// <summary>They are large when they are empty, so there cannot be any number of them.</summary>
    [Fact]
    public void Collections_that_are_large_when_empty()
    {
        Refused(new System.Collections.Concurrent.ConcurrentDictionary<int, int>());
        Refused(new System.Collections.Concurrent.ConcurrentQueue<Guid>());
        Refused<System.Collections.Concurrent.IProducerConsumerCollection<Guid>>(new System.Collections.Concurrent.ConcurrentQueue<Guid>());
        Refused(new System.Collections.Concurrent.ConcurrentBag<int>());
        Refused(new System.Collections.Concurrent.BlockingCollection<int>());
        Refused(new SortedDictionary<int, int>());
        Refused(new System.Collections.ObjectModel.ObservableCollection<int>());
        Refused(new System.Collections.ObjectModel.ReadOnlyObservableCollection<int>([]));
        Refused(new System.Collections.ObjectModel.ReadOnlyDictionary<int, int>(new Dictionary<int, int>()));
    }

    [Fact]
    public void Annotated_types_take_bounded_memory()
    {
        Own(new Empty());
        Own(default(Nothing));
        Own(new Tree());
        Own(new Link());
        Own(new Order());
        Own(new ScalarLists());
        Own(new ScalarSets { Texts = [] });
        Own(new ScalarMaps());
        Own(new NullableScalars());
        Own(new NullableCompactScalars());
        Own(new SeventyMembers());
        Own(new ManyFlags());
        Own(new EmptyHolder());
        Own(new StructHolder());
    }

    /// <summary>The reader's type has members that the payload's has not: each object is large, and costs little to name.</summary>
    [Fact]
    public void Types_of_other_versions_take_bounded_memory()
    {
        Resolved<Empty, SeventyMembers>(new Empty());
        Resolved<Empty, ScalarMaps>(new Empty());
        Resolved<Empty, StructHolder>(new Empty());
        Resolved<Empty, ScalarFields>(new Empty());
        Resolved<Empty, Boxes>(new Empty());
        Resolved<MembersOld, MembersNew>(new MembersOld());
        Resolved<PlainMade, HardMade>(new PlainMade());
        Resolved<NumbersOld, NumbersNew>(new NumbersOld { Q = "" });
    }

    private void Exact<T>(long perByte, T element) =>
        Check<List<T>, List<T>>([.. Enumerable.Repeat(element, Count)], length => (1 << 16) + perByte * length);

    private void Refused<T>(T element) =>
        Assert.Equal(MemFormatError.LimitExceeded, Assert.Throws<MemFormatException>(() => Check<List<T>, List<T>>(
            [.. Enumerable.Repeat(element, 10 * Count)], length => Memory.Any(length))).Error);

    private void Own<T>(T element) => Check<List<T>, List<T>>([.. Enumerable.Repeat(element, Count / 20)], Memory.Exact(typeof(List<T>)));

    private void Resolved<TWriter, TReader>(TWriter element)
    {
        try
        {
            Check<List<TWriter>, List<TReader>>([.. Enumerable.Repeat(element, Count / 20)], Memory.Resolved(typeof(List<TReader>)));
        }
        catch (MemFormatException exception)
        {
            Assert.Equal(MemFormatError.LimitExceeded, exception.Error);
            output.WriteLine($"{typeof(TReader).Name}: refused");
        }
    }

    private void Check<TWriter, TReader>(TWriter value, Func<int, long> most)
    {
        var payload = MemFormatSerializer.Serialize(value);
        MemFormatSerializer.Deserialize<TReader>(MemFormatSerializer.Serialize(default(TWriter)));
        var before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            MemFormatSerializer.Deserialize<TReader>(payload);
        }
        finally
        {
            var used = GC.GetAllocatedBytesForCurrentThread() - before;
            output.WriteLine($"{typeof(TReader).GenericTypeArguments[0]}: {used / payload.Length} bytes per byte");
            Assert.True(used <= most(payload.Length),
                $"{typeof(TReader).GenericTypeArguments[0]}: {used} bytes of memory for {payload.Length}, {most(payload.Length)} allowed");
        }
    }
}
