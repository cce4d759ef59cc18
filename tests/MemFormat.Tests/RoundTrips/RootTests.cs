using System.Buffers;
using Corpus;

namespace MemFormat.Tests;

/// <summary>Roots at closed calls, which interceptors bind; in open generic code; and through contexts.</summary>
public partial class RootTests
{
    private static readonly Order s_order = Order.Make(ValueSource.Seeded(1));

    [Fact]
    public void Roots_of_closed_calls_round_trip()
    {
        AssertSame(s_order, MemFormatSerializer.Deserialize<Order>(MemFormatSerializer.Serialize(s_order)));
        AssertSame(new List<Order> { s_order },
            MemFormatSerializer.Deserialize<List<Order>>(MemFormatSerializer.Serialize(new List<Order> { s_order })));
        AssertSame(5, MemFormatSerializer.Deserialize<int>(MemFormatSerializer.Serialize(5)));
        AssertSame("text", MemFormatSerializer.Deserialize<string>(MemFormatSerializer.Serialize("text")));
        AssertSame((int?)null, MemFormatSerializer.Deserialize<int?>(MemFormatSerializer.Serialize<int?>(null)));
        AssertSame((int?)3, MemFormatSerializer.Deserialize<int?>(MemFormatSerializer.Serialize<int?>(3)));
        AssertSame(null, MemFormatSerializer.Deserialize<Order?>(MemFormatSerializer.Serialize<Order?>(null)));
        AssertSame(new[] { new Cell(1, 2) }, MemFormatSerializer.Deserialize<Cell[]>(MemFormatSerializer.Serialize<Cell[]>([new Cell(1, 2)])));
        var map = new Dictionary<string, List<Cell?>?> { ["a"] = [null, new Cell(3, 4)], ["b"] = null };
        AssertSame(map, MemFormatSerializer.Deserialize<Dictionary<string, List<Cell?>?>>(MemFormatSerializer.Serialize(map)));
    }

    [Fact]
    public void Closed_calls_of_every_method()
    {
        var buffer = new ArrayBufferWriter<byte>();
        MemFormatSerializer.Serialize(buffer, s_order, Headers.Fingerprint);
        var span = new byte[buffer.WrittenCount];
        Assert.True(MemFormatSerializer.TrySerialize(span, s_order, out var written, Headers.Fingerprint));
        Assert.Equal(buffer.WrittenSpan.ToArray(), span[..written]);
        AssertSame(s_order, MemFormatSerializer.Deserialize<Order>(span, out var read));
        Assert.Equal(span.Length, read);
        AssertSame(s_order, MemFormatSerializer.Deserialize<Order>(new ReadOnlySequence<byte>(span)));
        AssertSame(s_order, MemFormatSerializer.Deserialize<Order>(payload: span, options: null));
    }

    [Fact]
    public void Roots_of_types_that_nobody_else_sees()
    {
        var value = new Private { Value = 4 };
        Assert.Equal(4, MemFormatSerializer.Deserialize<Private>(MemFormatSerializer.Serialize(value))!.Value);
        Assert.Equal(4, MemFormatSerializer.Deserialize<List<Private>>(MemFormatSerializer.Serialize<List<Private>>([value]))![0].Value);
    }

    [Fact]
    public void Open_generic_calls_round_trip()
    {
        AssertOpen(s_order);
        AssertOpen(new List<Order> { s_order });
        AssertOpen(new[] { s_order });
        AssertOpen(new Dictionary<Guid, Book?> { [Guid.NewGuid()] = null });
        AssertOpen<int?>(null);
        AssertOpen(DayOfWeek.Friday);
        AssertOpen(new HashSet<Cell> { new(1, 1) });
        AssertOpen(new List<List<Order?>?> { null, new() { null, s_order } });
    }

    [Fact]
    public void Methods_become_delegates()
    {
        Func<Order, MemFormatOptions?, byte[]> write = MemFormatSerializer.Serialize;
        Assert.Equal(MemFormatSerializer.Serialize(s_order), write(s_order, null));
    }

    [Fact]
    public void Contexts_know_their_roots_by_type()
    {
        var codec = CorpusContext.Default.GetCodec(typeof(List<Order>));
        var buffer = new ArrayBufferWriter<byte>();
        codec.SerializeObject(buffer, new List<Order> { s_order });
        AssertSame(new List<Order> { s_order }, codec.DeserializeObject(buffer.WrittenSpan));
        Assert.Equal(typeof(List<Order>), codec.Type);
        Assert.Same(codec, CorpusContext.Default.GetCodec<List<Order>>());
        Assert.False(CorpusContext.Default.TryGetCodec(typeof(Exception), out _));
        Assert.Equal(
            MemFormatError.UnsupportedType, Assert.Throws<MemFormatException>(() => CorpusContext.Default.GetCodec(typeof(Exception))).Error);
    }

    [Fact]
    public void The_writers_schema_replaces_a_header()
    {
        var earlier = new FirstUseEarlier { Id = 9, Gone = "x" };
        var schema = MemFormatSchema.Read(MemFormatSerializer.Serialize(earlier));
        var body = MemFormatSerializer.Serialize(earlier, Headers.None);
        Assert.Equal(9, MemFormatSerializer.Deserialize<FirstUse>(body, Headers.None with { WriterSchema = schema })!.Id);
    }

    private static void AssertOpen<T>(T value)
    {
        var payload = MemFormatSerializer.Serialize(value);
        AssertSame(value, MemFormatSerializer.Deserialize<T>(payload));
        var buffer = new ArrayBufferWriter<byte>();
        MemFormatSerializer.Serialize(buffer, value);
        Assert.Equal(payload, buffer.WrittenSpan.ToArray());
    }

    private static void AssertSame(object? expected, object? actual) => Assert.Null(Same.Difference(expected, actual));

    [MemFormattable]
    private sealed partial class Private
    {
        public int Value { get; set; }
    }
}
