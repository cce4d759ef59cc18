using System.Buffers;
using Corpus;

namespace MemFormat.Tests;

/// <summary>Every value of the corpus comes back bit for bit, in every header mode and through every entry point.</summary>
public class RoundTripTests
{
    private const int FewValues = 12;

    public static TheoryData<string> All => Cases.All;

    [Theory]
    [MemberData(nameof(All))]
    public void Arrays_in_every_header(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        foreach (var options in Headers.All)
        {
            foreach (var value in corpusCase.Values().Where(v => v is not null || options.Header != MemFormatHeader.None))
                AssertSame(value, corpusCase.Deserialize(corpusCase.Serialize(value, options), options));
        }
    }

    [Theory]
    [MemberData(nameof(All))]
    public void Headers_say_themselves_how_they_are_read(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        foreach (var options in Headers.All.Where(o => o.Header != MemFormatHeader.None))
        {
            foreach (var value in corpusCase.Values(FewValues))
                AssertSame(value, corpusCase.Deserialize(corpusCase.Serialize(value, options), Headers.Fingerprint));
        }
    }

    [Theory]
    [MemberData(nameof(All))]
    public void Buffers_get_the_same_bytes(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        foreach (var value in corpusCase.Values(FewValues))
        {
            var expected = corpusCase.Serialize(value);
            var tiny = new TinyBuffer();
            corpusCase.Serialize(tiny, value);
            Assert.Equal(expected, tiny.Written);
            var large = new ArrayBufferWriter<byte>();
            corpusCase.Serialize(large, value);
            Assert.Equal(expected, large.WrittenSpan.ToArray());
        }
    }

    [Theory]
    [MemberData(nameof(All))]
    public void Spans_get_the_same_bytes_or_are_too_short(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        foreach (var value in corpusCase.Values(FewValues))
        {
            var expected = corpusCase.Serialize(value);
            var span = new byte[expected.Length + 100];
            foreach (var spare in new[] { 0, 1, 100 })
            {
                Assert.True(corpusCase.TrySerialize(span.AsSpan(0, expected.Length + spare), value, out var written));
                Assert.Equal(expected, span.AsSpan(0, written).ToArray());
            }

            foreach (var length in new[] { 0, 1, expected.Length / 2, expected.Length - 1 }.Where(l => l < expected.Length))
            {
                Assert.False(corpusCase.TrySerialize(span.AsSpan(0, length), value, out var written));
                Assert.Equal(0, written);
            }
        }
    }

    [Theory]
    [MemberData(nameof(All))]
    public void Other_bytes_may_follow(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        foreach (var options in Headers.All)
        {
            foreach (var value in corpusCase.Values(FewValues).Where(v => v is not null || options.Header != MemFormatHeader.None))
            {
                var payload = corpusCase.Serialize(value, options);
                AssertSame(value, corpusCase.Deserialize([.. payload, 1, 2, 3], out var read, options));
                Assert.Equal(payload.Length, read);
                var error = Assert.Throws<MemFormatException>(() => corpusCase.Deserialize([.. payload, 0], options));
                Assert.Equal(MemFormatError.TrailingData, error.Error);
            }
        }
    }

    private static void AssertSame(object? expected, object? actual) => Assert.Null(Same.Difference(expected, actual));
}
