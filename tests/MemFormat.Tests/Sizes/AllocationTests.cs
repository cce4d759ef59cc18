using Corpus;

namespace MemFormat.Tests;

/// <summary>What reading and writing allocate on the heap, to the byte.</summary>
public class AllocationTests
{
    private const int ObjectHeader = 16;
    private const int WarmUps = 40;

    private static object? s_kept;

    /// <summary>
    /// Surrogates that are classes are made for each value that is written, and values as text and one of the codecs
    /// make strings, compressed members are payloads of their own.
    /// </summary>
    private static readonly string[] s_allocating = ["Fraction", "Folder", "SurrogateHolder", "CodecHolder", "TextValues", "Packed"];

    /// <summary>
    /// Trees are walked with a stack, collections of yours are copied, collections of several threads are copied at
    /// once, interfaces box what they enumerate.
    /// </summary>
    private static readonly string[] s_allocatingCollections = ["SortedCollections", "HashedCollections", "ConcurrentCollections", "Producers",
        "CollectionInterfaces", "FilledCollections", "Comparers", "BuiltCollections", "NullableCollections", "Groupings", "GenericCollections",
        "Refund"];

    public static TheoryData<string> All => new(CorpusCases.All.Select(c => c.Name).Except(s_allocating).Except(s_allocatingCollections));

    [Theory]
    [MemberData(nameof(All))]
    public void Writing_to_a_reused_buffer_allocates_nothing(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        foreach (var value in corpusCase.Values(3).Where(v => v is null || !v.GetType().IsValueType))
        {
            var buffer = new ReusedBuffer(corpusCase.Serialize(value).Length + 4096);
            Assert.Equal(0, Measure(() =>
            {
                buffer.Clear();
                corpusCase.Serialize(buffer, value);
            }));
        }
    }

    [Fact]
    public void A_small_object_costs_what_it_is()
    {
        var payload = MemFormatSerializer.Serialize(new Poco { Text = "hello", Number = 5 });
        Assert.Equal(Measure(() => Keep(new Poco())) + SizeOfText(5), Measure(() => MemFormatSerializer.Deserialize<Poco>(payload)));
    }

    [Fact]
    public void A_list_costs_itself_and_its_elements()
    {
        var lines = Enumerable.Range(0, 100).Select(i => new OrderLine { Article = "article", Quantity = i }).ToList();
        var payload = MemFormatSerializer.Serialize(lines);
        var line = Measure(() => Keep(new OrderLine())) + SizeOfText(7);
        Assert.Equal(
            Measure(() => Keep(new List<OrderLine>(100))) + 100 * line, Measure(() => MemFormatSerializer.Deserialize<List<OrderLine>>(payload)));
    }

    [Fact]
    public void Empty_arrays_cost_nothing()
    {
        byte[] ints = MemFormatSerializer.Serialize(Array.Empty<int>()), bools = MemFormatSerializer.Serialize(Array.Empty<bool>()), bytes =
            MemFormatSerializer.Serialize(Array.Empty<byte>());
        byte[] nullables = MemFormatSerializer.Serialize(Array.Empty<int?>()), texts = MemFormatSerializer.Serialize(Array.Empty<string>()), points =
            MemFormatSerializer.Serialize(Array.Empty<Point>());
        Assert.Equal(0, Measure(() => MemFormatSerializer.Deserialize<int[]>(ints)));
        Assert.Equal(0, Measure(() => MemFormatSerializer.Deserialize<bool[]>(bools)));
        Assert.Equal(0, Measure(() => MemFormatSerializer.Deserialize<byte[]>(bytes)));
        Assert.Equal(0, Measure(() => MemFormatSerializer.Deserialize<int?[]>(nullables)));
        Assert.Equal(0, Measure(() => MemFormatSerializer.Deserialize<string[]>(texts)));
        Assert.Equal(0, Measure(() => MemFormatSerializer.Deserialize<Point[]>(points)));
    }

    [Fact]
    public void Blocks_cost_their_memory()
    {
        var payload = MemFormatSerializer.Serialize(new Point[1000]);
        Assert.Equal(Measure(() => Keep(new Point[1000])), Measure(() => MemFormatSerializer.Deserialize<Point[]>(payload)));
    }

    [Fact]
    public void Arrays_cost_the_payload_only()
    {
        var value = new Poco { Text = "hello" };
        var size = MemFormatSerializer.Serialize(value).Length;
        Assert.Equal(Measure(() => Keep(new byte[size])), Measure(() => MemFormatSerializer.Serialize(value)));
    }

    [Fact]
    public void Spans_cost_nothing()
    {
        var value = new Poco { Text = "hello" };
        var span = new byte[1000];
        Assert.Equal(0, Measure(() => MemFormatSerializer.TrySerialize(span, value, out _)));
    }

    /// <summary>A string's size in memory: header, length, chars and the final zero, in steps of eight.</summary>
    private static long SizeOfText(int length) => (ObjectHeader + sizeof(int) + sizeof(char) * (length + 1) + 7) / 8 * 8;

    /// <summary>Keeps the compiler from leaving an object out.</summary>
    private static void Keep(object value) => s_kept = value;

    private static long Measure(Action action)
    {
        for (var i = 0; i < WarmUps; i++)
            action();
        var least = long.MaxValue;
        for (var i = 0; i < 5; i++)
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            action();
            least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
        }

        GC.KeepAlive(s_kept);
        return least;
    }
}
