using System.Collections.Concurrent;
using System.Collections.Immutable;
using Wide = (System.Int128? A, System.Int128? B, System.Int128? C, System.Int128? D, System.Int128? E, System.Int128? F);

namespace MemFormat.Tests;

/// <summary>
/// Memory that bytes did not pay for: a null is a bit, whatever the element's size. One allowance bounds it on every path.
/// </summary>
public partial class ExtraMemoryTests
{
    private const int Count = 200_000;

    private static readonly MemFormatOptions s_small = new() { Limits = new MemFormatLimits { MaxExtraMemoryBytes = 1 << 20 } };

    [Fact]
    public void Lists_and_arrays_of_nulls()
    {
        Refused(Nulls<Int128?>().ToList());
        Refused(Nulls<Int128?>().ToArray());
        Refused(Nulls<Wide?>().ToList());
        Refused(Nulls<Wide?>().ToArray());
        Refused<IReadOnlyList<Wide?>>(Nulls<Wide?>().ToList());
        Refused<Memory<Int128?>>(Nulls<Int128?>().ToArray());
        Refused(Nulls<Int128?>().ToImmutableArray());
    }

    [Fact]
    public void Grids_of_nulls_are_refused()
    {
        Refused(new Int128?[Count, 1]);
        Refused(new Wide?[1, 2, Count / 2]);
    }

    [Fact]
    public void Other_collections_of_nulls_and_bits()
    {
        Refused(new Queue<Int128?>(Nulls<Int128?>()));
        Refused(new Stack<Int128?>(Nulls<Int128?>()));
        Refused(new ConcurrentQueue<Int128?>(Nulls<Int128?>()));
        Refused(new LinkedList<bool>(new bool[Count]));
        Refused(new LinkedList<bool?>(Nulls<bool?>()));
        Refused(ImmutableList.Create(new bool[Count]));
        Refused(ImmutableStack.Create(new bool[Count]));
        Refused<IImmutableList<Wide?>>(ImmutableList.CreateRange(Nulls<Wide?>()));
    }

    /// <summary>A set drops duplicates after they were read.</summary>
    [Fact]
    public void Sets_of_nulls_are_refused()
    {
        var payload = MemFormatSerializer.Serialize(Nulls<Wide?>().ToList());
        var set = MemFormatSerializer.Serialize(new HashSet<Wide?>());
        Refused<HashSet<Wide?>>([.. set[..^1], .. payload[^(Count / 8 + 3)..]]);
    }

    [Fact]
    public void Maps_of_nulls_are_refused()
    {
        var map = Enumerable.Range(0, Count).ToDictionary(i => i, _ => (Wide?)null);
        var huge = map.ToDictionary(entry => entry.Key, _ => ((Wide, Wide, Wide, Wide)?)null);
        Refused(huge);
        Refused<IReadOnlyDictionary<int, (Wide, Wide, Wide, Wide)?>>(huge);
        Refused(new SortedDictionary<int, (Wide, Wide, Wide, Wide)?>(huge));
        Refused(huge.ToImmutableDictionary());
    }

    /// <summary>Elements that are large in memory and a few bytes in the payload.</summary>
    [Fact]
    public void Large_elements_of_few_bytes()
    {
        Refused(new List<Wide>(new Wide[Count]));
        Refused(new Wide[Count]);
        Refused(new (Wide, Wide)[Count / 2, 1]);
    }

    [Fact]
    public void Elements_within_are_counted_together()
    {
        var rows = Enumerable.Range(0, 1000).Select(_ => Nulls<Int128?>().Take(Count / 1000).ToList()).ToList();
        Refused(rows);
    }

    [Fact]
    public void Populated_lists_are_charged()
    {
        var payload = MemFormatSerializer.Serialize(new Rows { Values = [.. Nulls<Int128?>()] });
        var exception = Assert.Throws<MemFormatException>(() =>
        {
            var rows = new Rows { Values = [1] };
            MemFormatSerializer.Populate(payload, ref rows, s_small);
        });
        Assert.Equal(MemFormatError.LimitExceeded, exception.Error);
    }

    [Fact]
    public void The_error_names_the_limit_and_the_member()
    {
        var payload = MemFormatSerializer.Serialize(new Rows { Values = [.. Nulls<Int128?>()] });
        var exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<Rows>(payload, s_small));
        Assert.Contains("Raise MaxExtraMemoryBytes in MemFormatLimits", exception.Message, StringComparison.Ordinal);
        Assert.Equal("Rows.Values", exception.Path);
        Assert.Equal(Count, MemFormatSerializer.Deserialize<Rows>(payload)!.Values!.Count);
    }

    /// <summary>Eight nulls of this size are what a byte pays for.</summary>
    [Fact]
    public void Nulls_of_numbers_are_never_too_many()
    {
        var none = new MemFormatOptions { Limits = new MemFormatLimits { MaxExtraMemoryBytes = 0 } };
        Assert.Equal(10 * Count,
            MemFormatSerializer.Deserialize<List<long?>>(MemFormatSerializer.Serialize(new List<long?>(new long?[10 * Count])), none)!.Count);
        Assert.Equal(10 * Count, MemFormatSerializer.Deserialize<double?[]>(MemFormatSerializer.Serialize(new double?[10 * Count]), none)!.Length);
    }

    [Fact]
    public void Lists_with_nulls_come_back()
    {
        List<long?> longs = [.. Enumerable.Range(0, 1000).Select(i => i % 3 == 0 ? (long?)null : i)];
        List<bool?> bools = [.. Enumerable.Range(0, 1000).Select(i => i % 3 == 0 ? (bool?)null : i % 2 == 0)];
        Assert.Equal(longs, MemFormatSerializer.Deserialize<List<long?>>(MemFormatSerializer.Serialize(longs)));
        Assert.Equal(bools, MemFormatSerializer.Deserialize<List<bool?>>(MemFormatSerializer.Serialize(bools)));
        var rows = new Rows { Values = [.. Enumerable.Repeat((Int128?)1, 2000)] };
        MemFormatSerializer.Populate(MemFormatSerializer.Serialize(new Rows { Values = [.. longs.Select(l => (Int128?)l)] }), ref rows);
        Assert.Equal(longs.Select(l => (Int128?)l), rows.Values);
    }

    private static IEnumerable<T> Nulls<T>() => Enumerable.Repeat(default(T)!, Count);

    private static void Refused<T>(T value) => Refused<T>(MemFormatSerializer.Serialize(value));

    private static void Refused<T>(byte[] payload)
    {
        MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(default(T)!), s_small);
        var before = GC.GetAllocatedBytesForCurrentThread();
        MemFormatError? error = null;
        try
        {
            MemFormatSerializer.Deserialize<T>(payload, s_small);
        }
        catch (MemFormatException exception)
        {
            error = exception.Error;
        }

        var used = GC.GetAllocatedBytesForCurrentThread() - before;
        Assert.True(used <= Memory.Any(payload.Length, s_small.Limits), $"{typeof(T)}: {used} bytes of memory for {payload.Length}, error {error}");
        Assert.True(error == MemFormatError.LimitExceeded, $"{typeof(T)}: {error}, {used} bytes of memory for {payload.Length}");
    }

    [MemFormattable]
    internal sealed partial class Rows
    {
        public List<Int128?>? Values { get; set; }
    }
}
