using System.Text;
using Corpus;

namespace MemFormat.Tests;

[MemFormattable]
public partial record Placed(int Order);

[MemFormattable]
public partial record Shipped(int Order, string By);

[MemFormatRoot(typeof(Placed), Name = "placed")]
[MemFormatRoot(typeof(Shipped), Name = "shipped"), MemFormatRoot(typeof(Shipped), Name = "sent")]
[MemFormatRoot(typeof(List<Placed>))]
public partial class NamedEvents : MemFormatContext;

/// <summary>What frameworks ask before they write or read.</summary>
public class RootQuestionTests
{
    [Fact]
    public void A_name_finds_its_root()
    {
        var events = NamedEvents.Default;
        Assert.True(events.TryGetName(typeof(Shipped), out var name));
        Assert.Equal("shipped", name);
        var payload = MemFormatSerializer.Serialize(new Shipped(1, "ship"));
        foreach (var known in new[] { "shipped", "sent" })
        {
            Assert.True(events.TryGetCodec(known, out var codec));
            Assert.Equal(new Shipped(1, "ship"), codec.DeserializeObject(payload));
        }

        Assert.Equal(
            [(typeof(Placed), "placed"), (typeof(Shipped), "shipped"), (typeof(Shipped), "sent"), (typeof(List<Placed>), null)],
            events.GetRoots().Select(r => (r.Type, r.Name)));
    }

    [Theory]
    [InlineData("Placed"), InlineData(""), InlineData("MemFormat.Tests.Placed"), InlineData("System.Int32"), InlineData("placed ")]
    public void Other_names_find_nothing(string name)
    {
        Assert.False(NamedEvents.Default.TryGetCodec(name, out var codec));
        Assert.Null(codec);
    }

    [Fact]
    public void Roots_without_names_have_none()
    {
        Assert.False(NamedEvents.Default.TryGetName(typeof(List<Placed>), out _));
        Assert.False(NamedEvents.Default.TryGetName(typeof(string), out _));
        Assert.False(CorpusContext.Default.TryGetCodec("Order", out _));
        Assert.Contains(CorpusContext.Default.GetRoots(), r => r.Type == typeof(List<Order>));
    }

    [Fact]
    public void Whether_a_type_can_be_stored_is_asked_without_an_exception()
    {
        Assert.True(MemFormatSerializer.TryGetCodec(typeof(Placed), out var codec));
        Assert.Equal(typeof(Placed), codec.Type);
        Assert.True(MemFormatSerializer.TryGetCodec(typeof(Dictionary<string, List<Placed?>>), out _));
        Assert.False(MemFormatSerializer.TryGetCodec(typeof(RootQuestionTests), out codec));
        Assert.Null(codec);
        Assert.False(MemFormatSerializer.TryGetCodec(typeof(List<RootQuestionTests>), out _));
        Assert.False(MemFormatSerializer.TryGetCodec(typeof(object), out _));
        Assert.False(MemFormatSerializer.TryGetCodec(typeof(List<>), out _));
    }

    [Fact]
    public void The_root_of_a_case_is_its_union()
    {
        var shape = CorpusCases.Named("IShape").Values(1).First()!;
        Assert.Equal(typeof(IShape), MemFormatSerializer.GetRootType(shape.GetType()));
        Assert.Equal(typeof(IShape), MemFormatSerializer.GetRootType(typeof(IShape)));
        Assert.Equal(typeof(Placed), MemFormatSerializer.GetRootType(typeof(Placed)));
        Assert.Equal(typeof(int), MemFormatSerializer.GetRootType(typeof(int)));
    }

    [Fact]
    public void A_value_is_cloned_by_its_type()
    {
        List<Placed> value = [new(1), new(2)];
        var copy = Assert.IsType<List<Placed>>(MemFormatSerializer.Clone(value, typeof(List<Placed>)));
        Assert.Equal(value, copy);
        Assert.NotSame(value[0], copy[0]);
        Assert.Null(MemFormatSerializer.Clone(null, typeof(Placed)));
        Assert.Throws<ArgumentException>(() => MemFormatSerializer.Clone(value, typeof(Placed)));
        Assert.Equal(MemFormatError.UnsupportedType,
            Assert.Throws<MemFormatException>(() => MemFormatSerializer.Clone(this, typeof(RootQuestionTests))).Error);
    }

    public static TheoryData<string> All => Cases.All;

    [Theory]
    [MemberData(nameof(All))]
    public void Every_payload_with_a_header_begins_like_one(string name)
    {
        foreach (var header in new[] { MemFormatHeader.Inline, MemFormatHeader.Fingerprint })
        {
            foreach (var compression in new[] { MemFormatCompression.None, MemFormatCompression.Brotli() })
            {
                var corpusCase = CorpusCases.Named(name);
                var options = new MemFormatOptions { Header = header, Compression = compression };
                Assert.True(MemFormatSerializer.IsPayload(corpusCase.Serialize(corpusCase.Values(1).First(), options)));
            }
        }
    }

    [Theory]
    [InlineData("")]
    [InlineData("{}"), InlineData("[]"), InlineData("\"\""), InlineData("null"), InlineData("true"), InlineData("false"), InlineData(" {}")]
    [InlineData("{\"a\":1}"), InlineData("\r\n\t{ \"a\": 1 }"), InlineData("<a/>"), InlineData("[1,2]")]
    public void Other_data_does_not(string text) => Assert.False(MemFormatSerializer.IsPayload(Encoding.UTF8.GetBytes(text)));

    [Theory]
    [InlineData("00"), InlineData("0001"), InlineData("000505"), InlineData("04FF"), InlineData("01"), InlineData("01020304"), InlineData("02"),
        InlineData("03"), InlineData("07"), InlineData("00FFFFFFFFFFFFFFFFFFFF"), InlineData("89504E470D0A1A0A")]
    public void Bytes_that_are_none_do_not(string hex) => Assert.False(MemFormatSerializer.IsPayload(Convert.FromHexString(hex)));
}
