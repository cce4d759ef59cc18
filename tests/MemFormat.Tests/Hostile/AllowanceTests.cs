using System.Collections.Immutable;
using System.Collections.ObjectModel;
using Corpus.Changes;
using Corpus;
using Xunit.Abstractions;

namespace MemFormat.Tests;

/// <summary>
/// Bytes pay once: values that are read for their own bytes, beside as many nulls as the payload's allowance pays for, take no more
/// than <see cref="Memory.PerByte"/> bytes for each.
/// </summary>
public sealed class AllowanceTests(ITestOutputHelper output) : IDisposable
{
    private const int Count = 20_000;

    /// <summary>No flat sum: each byte must pay.</summary>
    private static readonly MemFormatOptions s_none = new() { Limits = new MemFormatLimits { MaxExtraMemoryBytes = 0 } };

    private readonly List<string> _tooMuch = [];

    public void Dispose() => Assert.True(_tooMuch.Count == 0, string.Join("\n", _tooMuch));

    [Fact]
    public void Strings_arrays_and_lists_stay_within_their_allowance()
    {
        Own("");
        Own("a");
        Own("Ж");
        Own(Array.Empty<byte>());
        Own((byte[])[1]);
        Own(Array.Empty<int>());
        Own((bool[])[true]);
        Own((long?[])[null]);
        Own(new List<int>());
        Own(new List<byte> { 1 });
        Own(new List<bool> { true });
        Own(new List<string> { "" });
        Own(new List<List<int>> { new() });
        Own(new Dictionary<byte, string?>[] { new() });
        Own(default((string?, List<int>?, long?)));
        Own<Version?>(new Version(1, 2));
        Own(new Uri("a", UriKind.Relative));
        Own(System.Numerics.BigInteger.One);
        Own(new System.Collections.BitArray(1));
        Own(new int[0, 0]);
    }

    [Fact]
    public void Sets_and_maps_stay_within_their_allowance()
    {
        Own(new HashSet<int>());
        Own(new HashSet<byte> { 1 });
        Own(new HashSet<bool> { true });
        Own(new HashSet<string> { "" });
        Own(new HashSet<long?> { null });
        Own(new Dictionary<string, string>());
        Own(new Dictionary<byte, byte> { [1] = 1 });
        Own(new Dictionary<byte, string?> { [1] = null });
        Own(new Dictionary<byte, long?> { [1] = null });
        Own(new SortedList<int, int>());
        Own(new SortedList<byte, byte> { [1] = 1 });
        Own(new SortedSet<byte>());
        Own(new SortedSet<byte>([1]));
    }

    [Fact]
    public void Other_collections_stay_within_their_allowance()
    {
        Own(new Queue<int>());
        Own(new Queue<byte>([1]));
        Own(new Stack<byte>([1]));
        Own(new LinkedList<byte>());
        Own(new LinkedList<byte>([1]));
        Own(new Collection<int>());
        Own(new Collection<byte> { 1 });
        Own(ImmutableArray.Create<byte>(1));
        Own(ImmutableList.Create<byte>(1));
        Own(ImmutableHashSet.Create<byte>(1));
        Own(ImmutableDictionary.CreateRange([new KeyValuePair<byte, byte>(1, 1)]));
        Own(ImmutableStack.Create<byte>(1));
        Own<IList<int>>(new List<int>());
        Own<IReadOnlyDictionary<byte, byte>>(new Dictionary<byte, byte> { [1] = 1 });
    }

    [Fact]
    public void Types_stay_within_their_allowance()
    {
        Own(new Empty());
        Own(new Tree());
        Own(new Link());
        Own(new Order());
        Own(new ScalarLists());
        Own(new ScalarMaps());
        Own(new StructHolder());
    }

    [Fact]
    public void Other_versions_stay_within_their_allowance()
    {
        Resolved<Empty, Empty>(new Empty());
        Resolved<Empty, SeventyMembers>(new Empty());
        Resolved<Empty, ScalarMaps>(new Empty());
        Resolved<Empty, StructHolder>(new Empty());
        Resolved<Empty, ScalarFields>(new Empty());
        Resolved<MembersOld, MembersNew>(new MembersOld());
        Resolved<NumbersOld, NumbersNew>(new NumbersOld { Q = "" });
    }

    /// <summary>However large the payload is, and whatever its types are.</summary>
    [Fact]
    public void An_absolute_limit_holds_for_every_path()
    {
        Limited<Empty, Empty>(new Empty());
        Limited<NullableScalars, NullableScalars>(new NullableScalars());
        Limited<NullableScalars, Empty>(new NullableScalars());
        Limited<Empty, SeventyMembers>(new Empty());
        Limited<HashSet<byte>, HashSet<byte>>([1]);
        Limited<long?, long?>(null);
        Limited<string, string>("");
        Limited<Link, Link>(new Link());
    }

    [Fact]
    public void An_absolute_limit_holds_for_text()
    {
        var payload = MemFormatSerializer.Serialize(new bool[100_000]);
        var limited = new MemFormatOptions { Limits = new MemFormatLimits { MaxMemoryBytes = 1 << 20 } };
        Assert.NotEmpty(MemFormatJson.ToString(payload, options: limited with { Limits = new MemFormatLimits { MaxMemoryBytes = 1 << 23 } }));
        var before = GC.GetAllocatedBytesForCurrentThread();
        var error = Assert.Throws<MemFormatException>(() => MemFormatJson.ToString(payload, options: limited));
        Assert.Equal(MemFormatError.LimitExceeded, error.Error);
        Assert.Contains("MaxMemoryBytes", error.Message, StringComparison.Ordinal);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 1, (1 << 20) + (1 << 16));
    }

    private void Limited<TWriter, TReader>(TWriter element)
    {
        const long Most = 1 << 20, Start = 1 << 16;
        foreach (var compression in (MemFormatCompression[])[MemFormatCompression.None, MemFormatCompression.Brotli()])
        {
            foreach (var count in (int[])[2, 1000, 10_000, 200_000])
            {
                var payload = MemFormatSerializer.Serialize(
                    Enumerable.Repeat(element, count).ToList(), new MemFormatOptions { Compression = compression });
                var options = new MemFormatOptions { Compression = compression, Limits = new MemFormatLimits { MaxMemoryBytes = Most } };
                MemFormatSerializer.Deserialize<List<TReader>>(MemFormatSerializer.Serialize(new List<TWriter>()), options);
                var plain = MemFormatSerializer.Serialize(Enumerable.Repeat(element, count).ToList()).Length;
                var before = GC.GetAllocatedBytesForCurrentThread();
                MemFormatException? error = null;
                try
                {
                    MemFormatSerializer.Deserialize<List<TReader>>(payload, options);
                }
                catch (MemFormatException exception)
                {
                    error = exception;
                }

                var used = GC.GetAllocatedBytesForCurrentThread() - before;
                output.WriteLine($"{typeof(TReader)} {count} {compression}: {used:N0} for {payload.Length:N0}, {error?.Error}");
                Assert.True(used <= Most + Start + plain, $"{typeof(TReader)} {count}: {used:N0} bytes");
                Assert.True(error is null ? count <= 10_000 : error.Error == MemFormatError.LimitExceeded,
                    $"{typeof(TReader)} {count}: {error?.Message}");
                Assert.True(count > 2 || error is null, $"{error?.Message}");
            }
        }
    }

    private void Own<T>(T element) => Check<T, T>(element);

    private void Resolved<TWriter, TReader>(TWriter element) => Check<TWriter, TReader>(element);

    private void Check<TWriter, TReader>(TWriter element)
    {
        MemFormatSerializer.Deserialize<(List<TReader>, List<Int128?>)>(
            MemFormatSerializer.Serialize((new List<TWriter>(), new List<Int128?> { null })));
        var perByte = Memory.PerByteOf(typeof(List<TReader>));

        // As many nulls as are read, to an eighth; then one eighth more.
        var (worst, read) = (0.0, false);
        for (var nulls = 1000; nulls < 100_000_000; nulls += nulls / 8)
        {
            var payload = MemFormatSerializer.Serialize((Enumerable.Repeat(element, Count).ToList(), new List<Int128?>(new Int128?[nulls])));
            var before = GC.GetAllocatedBytesForCurrentThread();
            var isRead = true;
            try
            {
                MemFormatSerializer.Deserialize<(List<TReader>, List<Int128?>)>(payload, s_none);
            }
            catch (MemFormatException exception)
            {
                Assert.Equal(MemFormatError.LimitExceeded, exception.Error);
                isRead = false;
            }

            worst = Math.Max(worst, (double)(GC.GetAllocatedBytesForCurrentThread() - before) / payload.Length);
            read |= isRead;
            if (!isRead)
                break;
        }

        output.WriteLine($"{typeof(TReader)}: {worst:N0} of {perByte} bytes per byte{(read ? "" : ", refused")}");
        if (worst > perByte + 1)
            _tooMuch.Add($"{typeof(TReader)}: {worst:N0} of {perByte} bytes per byte");
    }
}
