using System.Buffers;

namespace MemFormat.Tests.Primitives;

/// <summary>Roots without generated types: built-in ones and collections of them.</summary>
public class RootTests
{
    [Theory]
    [InlineData(MemFormatHeader.Inline)]
    [InlineData(MemFormatHeader.Fingerprint)]
    [InlineData(MemFormatHeader.Fingerprint64)]
    [InlineData(MemFormatHeader.None)]
    public void All_headers_and_entry_points(MemFormatHeader header)
    {
        var options = new MemFormatOptions { Header = header };
        List<Dictionary<string, int?[]?>?> value = [new() { ["a"] = [1, null], ["b"] = null }, null];
        var payload = MemFormatSerializer.Serialize(value, options);
        Assert.Equal(value, MemFormatSerializer.Deserialize<List<Dictionary<string, int?[]?>?>>(payload, options)!);

        var buffer = new ArrayBufferWriter<byte>();
        MemFormatSerializer.Serialize(buffer, value, options);
        Assert.Equal(payload, buffer.WrittenSpan);

        for (var size = 0; size < payload.Length + 3; size++)
        {
            var span = new byte[size];
            var fits = MemFormatSerializer.TrySerialize(span, value, out var written, options);
            Assert.Equal(size >= payload.Length, fits);
            Assert.Equal(fits ? payload.Length : 0, written);
            Assert.Equal(fits ? payload : [], span[..written]);
        }

        byte[] longer = [.. payload, 9, 9];
        Assert.Equal(value, MemFormatSerializer.Deserialize<List<Dictionary<string, int?[]?>?>>(longer, out var read, options)!);
        Assert.Equal(payload.Length, read);
        Assert.Equal(
            MemFormatError.TrailingData,
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<List<Dictionary<string, int?[]?>?>>(longer, options)).Error);

        for (var cut = 0; cut <= payload.Length; cut++)
            Assert.Equal(value, MemFormatSerializer.Deserialize<List<Dictionary<string, int?[]?>?>>(Sequence(payload, cut), options)!);
    }

    [Fact]
    public void Null_roots_take_one_byte()
    {
        Assert.Equal([4], MemFormatSerializer.Serialize<string?>(null));
        Assert.Equal([4], MemFormatSerializer.Serialize<int?>(null, new MemFormatOptions { Header = MemFormatHeader.Fingerprint }));
        Assert.Null(MemFormatSerializer.Deserialize<string>([4]));
        Assert.Null(MemFormatSerializer.Deserialize<int?>([4]));
        Assert.Equal(MemFormatError.NullNotAllowed, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<int>([4])).Error);
        Assert.Throws<ArgumentNullException>(
            () => MemFormatSerializer.Serialize<string?>(null, new MemFormatOptions { Header = MemFormatHeader.None }));
        Assert.Equal(MemFormatError.TrailingData, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<string>([4, 4])).Error);
    }

    [Theory]
    [InlineData(new byte[0], MemFormatError.Truncated)]
    [InlineData(new byte[] { 0 }, MemFormatError.Truncated)]
    [InlineData(new byte[] { 0, 5, 1 }, MemFormatError.Truncated)]
    [InlineData(new byte[] { 0, 0x80, 0 }, MemFormatError.InvalidData)]
    [InlineData(new byte[] { 8 }, MemFormatError.InvalidData)]
    [InlineData(new byte[] { 1, 2, 3, 4 }, MemFormatError.UnknownSchema)]
    [InlineData(new byte[] { 1 }, MemFormatError.Truncated)]
    [InlineData(new byte[] { 5, 2, 3, 4, 5, 6, 7, 8 }, MemFormatError.UnknownSchema)]
    [InlineData(new byte[] { 2, 2, 3, 4 }, MemFormatError.InvalidData)]
    [InlineData(new byte[] { 3, 2, 3, 4 }, MemFormatError.UnknownWrapper)]
    public void Bad_headers_are_refused(byte[] payload, MemFormatError error)
    {
        var exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<int>(payload));
        Assert.Equal(error, exception.Error);
        Assert.InRange(exception.Offset, 0, payload.Length);
    }

    [Fact]
    public void Roots_of_another_shape_are_resolved()
    {
        Assert.Equal(5L, MemFormatSerializer.Deserialize<long>(MemFormatSerializer.Serialize(5)));
        Assert.Equal([1L, 2L], MemFormatSerializer.Deserialize<List<long>>(MemFormatSerializer.Serialize(new[] { 1, 2 }))!);
        Assert.Equal([1, 0], MemFormatSerializer.Deserialize<int[]>(MemFormatSerializer.Serialize(new[] { true, false }))!);
        Assert.Equal([1L, null], MemFormatSerializer.Deserialize<List<long?>>(MemFormatSerializer.Serialize(new int?[] { 1, null }))!);
        Assert.Equal([1, 0], MemFormatSerializer.Deserialize<int[]>(MemFormatSerializer.Serialize(new int?[] { 1, null }))!);
        Assert.Equal(
            MemFormatError.Overflow,
            Assert.Throws<MemFormatException>(
                () => MemFormatSerializer.Deserialize<byte[]>(MemFormatSerializer.Serialize(new List<int> { 300 }))).Error);
        Assert.Equal(
            MemFormatError.SchemaMismatch,
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize<string>(MemFormatSerializer.Serialize(5.0))).Error);
        Assert.Equal("5", MemFormatSerializer.Deserialize<string>(MemFormatSerializer.Serialize(5)));
        Assert.Equal(
            new Dictionary<int, long?> { [1] = 2 },
            MemFormatSerializer.Deserialize<Dictionary<int, long?>>(MemFormatSerializer.Serialize(new Dictionary<byte, int> { [1] = 2 })));
    }

    [Fact]
    public void Enums_are_composed() =>
        Assert.Equal([DayOfWeek.Friday], MemFormatSerializer.Deserialize<DayOfWeek[]>(MemFormatSerializer.Serialize(new[] { DayOfWeek.Friday }))!);

    [Fact]
    public void Unknown_roots_name_what_to_add()
    {
        var exception = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize(new List<Exception>()));
        Assert.Equal(MemFormatError.UnsupportedType, exception.Error);
        Assert.StartsWith("MemFormat finds no codec for System.Collections.Generic.List<System.Exception>. Convert it to a type that MemFormat stores, or give it a surrogate", exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Writing_to_a_reused_buffer_allocates_nothing()
    {
        var value = new List<string> { "a", "漢字漢字", "漢字 and more", "lone \uD800 surrogate, 漢", new('x', 300) };
        var buffer = new ArrayBufferWriter<byte>(4096);
        Assert.Equal(0, Allocated(() =>
        {
            buffer.ResetWrittenCount();
            MemFormatSerializer.Serialize(buffer, value);
        }));

        byte[] payload = [];
        var allocated = Allocated(() => payload = MemFormatSerializer.Serialize(value));
        Assert.InRange(allocated, payload.Length, payload.Length + 32);
    }

    /// <summary>The least of several runs: the first ones make statics.</summary>
    private static long Allocated(Action action)
    {
        var least = long.MaxValue;
        for (var i = 0; i < 10; i++)
        {
            var before = GC.GetAllocatedBytesForCurrentThread();
            action();
            least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
        }

        return least;
    }

    private static ReadOnlySequence<byte> Sequence(byte[] payload, int cut)
    {
        var first = new Segment(payload.AsMemory(0, cut), 0);
        var second = new Segment(payload.AsMemory(cut), cut);
        first.SetNext(second);
        return new ReadOnlySequence<byte>(first, 0, second, payload.Length - cut);
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(ReadOnlyMemory<byte> memory, long index)
        {
            Memory = memory;
            RunningIndex = index;
        }

        public void SetNext(Segment next) => Next = next;
    }
}
