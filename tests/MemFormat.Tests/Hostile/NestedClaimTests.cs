using MemFormat.Wire;
using Xunit.Abstractions;
using static MemFormat.Tests.SchemaWorkPayloads;

namespace MemFormat.Tests;

/// <summary>
/// Collections in each other that all claim the bytes that are left: each byte is there, but once. 1 MiB took 550 MB.
/// </summary>
[Collection(AloneCollection.Name)]
public partial class NestedClaimTests(ITestOutputHelper output)
{
    private const int Levels = 60, Bytes = 1 << 20, Flat = 16 << 20, PerByte = 128;

    [Fact]
    public void Claims_of_nested_lists_are_bounded() => Bounded<ListTree, OldListTree>();

    [Fact]
    public void Claims_of_nested_arrays_are_bounded() => Bounded<ArrayTree, OldArrayTree>();

    [Fact]
    public void Claims_of_nested_structs_are_bounded() => Bounded<StructTree, OldStructTree>();

    [Fact]
    public void Claims_of_nested_queues_are_bounded() => Bounded<QueueTree, OldQueueTree>();

    [Fact]
    public void Claims_of_nested_sets_are_bounded() => Bounded<SetTree, OldSetTree>();

    [Fact]
    public void Claims_of_nested_maps_are_bounded() => Bounded<MapTree, OldMapTree>(1);

    [Fact]
    public void Claims_of_nested_sorted_maps_are_bounded() => Bounded<SortedTree, OldSortedTree>(1);

    private void Bounded<TOwn, TOld>(int keySize = 0)
        where TOwn : new()
        where TOld : new()
    {
        Bounded<TOwn>(MemFormatSerializer.Serialize(new TOwn()), 0, keySize);
        Bounded<TOwn>(MemFormatSerializer.Serialize(new TOld()), 4, keySize);
    }

    /// <summary>Levels that have as many elements as there are bytes, each.</summary>
    private void Bounded<T>(byte[] empty, int before, int keySize)
    {
        var head = empty[..^(1 + before)];
        List<byte> payload = [.. head];
        for (var level = 0; level < Levels; level++)
        {
            payload.AddRange(new byte[before]);
            var count = (uint)(Bytes - payload.Count - 8) / (uint)(1 + keySize + before);
            payload.AddRange([.. Number(count << CollectionHead.CountShift), .. new byte[keySize]]);
        }

        payload.AddRange(new byte[Bytes - payload.Count]);
        byte[] bytes = [.. payload];
        Assert.ThrowsAny<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(empty[..^1]));
        var start = GC.GetAllocatedBytesForCurrentThread();
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<T>(bytes));
        var used = GC.GetAllocatedBytesForCurrentThread() - start;
        output.WriteLine($"{typeof(T).Name} {before}: {used:N0} of {Flat + ((long)PerByte * Bytes):N0}, {error.Message}");
        Assert.True(error.Error is MemFormatError.LimitExceeded or MemFormatError.Truncated or MemFormatError.InvalidData, error.Message);
        Assert.InRange(used, 0, Flat + ((long)PerByte * Bytes));
    }

    [MemFormattable]
    public sealed partial class ListTree
    {
        [MemMember(1)]
        public List<ListTree>? Inner { get; set; }
    }

    [MemFormattable]
    public sealed partial class OldListTree
    {
        [MemMember(2)]
        public int More { get; set; }

        [MemMember(1)]
        public List<OldListTree>? Inner { get; set; }
    }

    [MemFormattable]
    public sealed partial class ArrayTree
    {
        [MemMember(1)]
        public ArrayTree[]? Inner { get; set; }
    }

    [MemFormattable]
    public sealed partial class OldArrayTree
    {
        [MemMember(2)]
        public int More { get; set; }

        [MemMember(1)]
        public OldArrayTree[]? Inner { get; set; }
    }

    [MemFormattable]
    public partial struct StructTree
    {
        [MemMember(1)]
        public List<StructTree>? Inner { get; set; }
    }

    [MemFormattable]
    public partial struct OldStructTree
    {
        [MemMember(2)]
        public int More { get; set; }

        [MemMember(1)]
        public List<OldStructTree>? Inner { get; set; }
    }

    [MemFormattable]
    public sealed partial class QueueTree
    {
        [MemMember(1)]
        public Queue<QueueTree>? Inner { get; set; }
    }

    [MemFormattable]
    public sealed partial class OldQueueTree
    {
        [MemMember(2)]
        public int More { get; set; }

        [MemMember(1)]
        public Queue<OldQueueTree>? Inner { get; set; }
    }

    [MemFormattable]
    public sealed partial class SetTree
    {
        [MemMember(1)]
        public HashSet<SetTree>? Inner { get; set; }
    }

    [MemFormattable]
    public sealed partial class OldSetTree
    {
        [MemMember(2)]
        public int More { get; set; }

        [MemMember(1)]
        public HashSet<OldSetTree>? Inner { get; set; }
    }

    [MemFormattable]
    public sealed partial class MapTree
    {
        [MemMember(1)]
        public Dictionary<byte, MapTree>? Inner { get; set; }
    }

    [MemFormattable]
    public sealed partial class OldMapTree
    {
        [MemMember(2)]
        public int More { get; set; }

        [MemMember(1)]
        public Dictionary<byte, OldMapTree>? Inner { get; set; }
    }

    [MemFormattable]
    public sealed partial class SortedTree
    {
        [MemMember(1)]
        public SortedList<byte, SortedTree>? Inner { get; set; }
    }

    [MemFormattable]
    public sealed partial class OldSortedTree
    {
        [MemMember(2)]
        public int More { get; set; }

        [MemMember(1)]
        public SortedList<byte, OldSortedTree>? Inner { get; set; }
    }
}
