using System.Buffers;
using Corpus;

namespace MemFormat.Tests;

/// <summary>Where a payload is cut into segments makes no difference.</summary>
public class SequenceTests
{
    private const int MaxSplits = 300;

    public static TheoryData<string> All => Cases.All;

    [Theory]
    [MemberData(nameof(All))]
    public void Every_split_in_two(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        foreach (var value in corpusCase.Values(4))
        {
            var payload = corpusCase.Serialize(value);
            for (var at = 0; at <= payload.Length; at += Math.Max(1, payload.Length / MaxSplits))
                Check(corpusCase, value, Sequences.SplitAt(payload, at));
        }
    }

    [Theory]
    [MemberData(nameof(All))]
    public void Segments_of_one_byte(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        foreach (var value in corpusCase.Values(4))
            Check(corpusCase, value, Sequences.Crumbs(corpusCase.Serialize(value)));
    }

    [Fact]
    public void An_empty_sequence_is_truncated() =>
        Assert.Equal(MemFormatError.Truncated, Assert.Throws<MemFormatException>(
            () => MemFormatSerializer.Deserialize<Order>(ReadOnlySequence<byte>.Empty)).Error);

    private static void Check(CorpusCase corpusCase, object? value, in ReadOnlySequence<byte> sequence) =>
        Assert.Null(Same.Difference(value, corpusCase.Deserialize(sequence)));
}
