using System.Buffers;
using System.Runtime.CompilerServices;
using Corpus;

namespace MemFormat.Tests;

/// <summary>The entry points for frameworks, which have values as objects and their types as <see cref="Type"/>.</summary>
public class ByTypeTests
{
    private static readonly MemFormatOptions s_context = new() { Context = CorpusContext.Default };

    public static TheoryData<string> All => Cases.All;

    [Theory]
    [MemberData(nameof(All))]
    public void Same_bytes_and_values_as_with_the_type_known(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        foreach (var options in new[] { s_context, s_context with { Header = MemFormatHeader.Fingerprint } })
        {
            foreach (var value in corpusCase.Values(3))
            {
                var payload = corpusCase.Serialize(value, options);
                Assert.Equal(payload, MemFormatSerializer.Serialize(value, corpusCase.Type, options));
                var buffer = new ArrayBufferWriter<byte>();
                MemFormatSerializer.Serialize(buffer, value, corpusCase.Type, options);
                Assert.Equal(payload, buffer.WrittenSpan.ToArray());
                var span = new byte[payload.Length];
                Assert.True(MemFormatSerializer.TrySerialize(span, value, corpusCase.Type, out var written, options));
                Assert.Equal(payload.Length, written);
                Assert.Equal(payload, span);
                Assert.False(MemFormatSerializer.TrySerialize(span.AsSpan(1), value, corpusCase.Type, out _, options));

                AssertSame(value, MemFormatSerializer.Deserialize(payload, corpusCase.Type, options));
                AssertSame(value, MemFormatSerializer.Deserialize(Sequences.SplitAt(payload, payload.Length / 2), corpusCase.Type, options));
                AssertSame(value, MemFormatSerializer.Deserialize([.. payload, 7], corpusCase.Type, out var read, options));
                Assert.Equal(payload.Length, read);
                var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize([.. payload, 7], corpusCase.Type, options));
                Assert.Equal(MemFormatError.TrailingData, error.Error);
            }
        }
    }

    [Fact]
    public void Roots_are_found_by_attribute_and_by_composition_without_a_context()
    {
        foreach (var type in new[] { typeof(Order), typeof(Point), typeof(int), typeof(byte[]), typeof(int?), typeof(List<Order?>),
            typeof(Dictionary<Guid, Point[]>), typeof(DayOfWeek) })
        {
            Assert.Null(Record.Exception(() => MemFormatSerializer.Serialize(type.IsValueType ? Activator.CreateInstance(type) : null, type)));
        }
    }

    [Fact]
    public void A_surrogate_that_an_assembly_names_holds_without_a_context_and_in_open_generic_code()
    {
        var value = new System.Drawing.Point(1, 2);
        Assert.Equal(value, MemFormatSerializer.Deserialize(MemFormatSerializer.Serialize(value, value.GetType()), value.GetType()));
        Assert.Equal(7, Copy(new StrongBox<int>(7)).Value);
        Assert.Equal([value], Copy(new List<System.Drawing.Point> { value }));

        // The one for the closed type goes before the open one.
        Assert.Equal(8L, Copy(new StrongBox<long>(8)).Value);

        static T Copy<T>(T value) => MemFormatSerializer.Deserialize<T>(MemFormatSerializer.Serialize(value))!;
    }

    [Fact]
    public void An_unknown_root_says_which_attribute_to_add()
    {
        var error = Assert.Throws<MemFormatException>(() => MemFormatSerializer.Serialize((object?)null, typeof(List<ByTypeTests>)));
        Assert.Equal(MemFormatError.UnsupportedType, error.Error);
        Assert.StartsWith("MemFormat finds no codec for System.Collections.Generic.List<MemFormat.Tests.ByTypeTests>, because it has none for MemFormat.Tests.ByTypeTests. If it is yours, add [MemFormattable]", error.Message, StringComparison.Ordinal);
        Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize([4], typeof(ByTypeTests), s_context));
    }

    [Fact]
    public void Misuse_gives_the_usual_exceptions()
    {
        Assert.Throws<ArgumentNullException>(() => MemFormatSerializer.Serialize((object?)1, (Type)null!));
        Assert.Throws<ArgumentNullException>(() => MemFormatSerializer.Deserialize([4], null!));
        Assert.Throws<ArgumentNullException>(() => MemFormatSerializer.Serialize(null!, 1, typeof(int)));
        Assert.Throws<ArgumentException>(() => MemFormatSerializer.Serialize(1L, typeof(int)));
        Assert.Throws<ArgumentException>(() => MemFormatSerializer.Serialize((object?)null, typeof(int)));
        Assert.Throws<ArgumentException>(() => MemFormatSerializer.TrySerialize(default, new Address(), typeof(Order), out _));
        Assert.Throws<ArgumentException>(
            () => CorpusContext.Default.GetCodec(typeof(Point[])).SerializeObject(new ArrayBufferWriter<byte>(), new Point()));
    }

    [Fact]
    public void Null_roots_are_written_and_read_by_type()
    {
        Assert.Equal([4], MemFormatSerializer.Serialize((object?)null, typeof(Order)));
        Assert.Equal([4], MemFormatSerializer.Serialize((object?)null, typeof(int?)));
        Assert.Null(MemFormatSerializer.Deserialize([4], typeof(Order)));
        Assert.Null(MemFormatSerializer.Deserialize([4], typeof(int?)));
        Assert.Equal(MemFormatError.NullNotAllowed, Assert.Throws<MemFormatException>(() => MemFormatSerializer.Deserialize([4], typeof(int))).Error);
    }

    [Fact]
    public void A_context_has_roots_of_every_shape()
    {
        foreach (var type in new[] { typeof(List<Order>), typeof(Point[]), typeof(Point?), typeof(Color), typeof(Dictionary<Guid, Book>) })
            Assert.Equal(type, CorpusContext.Default.GetCodec(type).Type);
        Assert.Same(CorpusContext.Default.GetCodec<Point?>(), CorpusContext.Default.GetCodec(typeof(Point?)));
        Assert.False(CorpusContext.Default.TryGetCodec(typeof(ByTypeTests), out _));
        Assert.Equal(MemFormatSchema.Of<List<Order>>().Fingerprint, CorpusContext.Default.GetCodec(typeof(List<Order>)).Schema.Fingerprint);
    }

    private static void AssertSame(object? expected, object? actual) => Assert.Null(Same.Difference(expected, actual));
}
