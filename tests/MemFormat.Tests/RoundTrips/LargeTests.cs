using System.Buffers;
using Corpus;

namespace MemFormat.Tests;

/// <summary>Values larger than the steps in which they are read and written.</summary>
public class LargeTests
{
    public static TheoryData<int> Lengths => [16383, 16384, 16385, 20000, 40000, 70001];

    [Theory]
    [MemberData(nameof(Lengths))]
    public void Strings_of_every_alphabet(int length)
    {
        for (var alphabet = 0; alphabet < Strings.Alphabets; alphabet++)
        {
            var text = Strings.Of(alphabet, length);
            var payload = MemFormatSerializer.Serialize(text);
            Assert.Equal(text, MemFormatSerializer.Deserialize<string>(payload));
            var tiny = new TinyBuffer();
            MemFormatSerializer.Serialize(tiny, text);
            Assert.Equal(payload, tiny.Written);
            Assert.True(MemFormatSerializer.TrySerialize(new byte[payload.Length], text, out _));
        }
    }

    [Fact]
    public void Blocks_larger_than_a_chunk()
    {
        var numbers = Enumerable.Range(0, 600_000).ToArray();
        var payload = MemFormatSerializer.Serialize(numbers);
        Assert.Equal(numbers, MemFormatSerializer.Deserialize<int[]>(payload));
        var tiny = new TinyBuffer();
        MemFormatSerializer.Serialize(tiny, numbers);
        Assert.Equal(payload, tiny.Written);
    }

    [Fact]
    public void Many_small_elements_round_trip()
    {
        var values = Enumerable.Range(0, 100_000).Select(i => i % 3 == 0 ? null : new Empty()).ToList();
        var read = MemFormatSerializer.Deserialize<List<Empty?>>(MemFormatSerializer.Serialize(values))!;
        Assert.Equal(values.Select(v => v is null), read.Select(v => v is null));
        var bits = Enumerable.Range(0, 100_001).Select(i => i % 7 == 0).ToList();
        Assert.Equal(bits, MemFormatSerializer.Deserialize<List<bool>>(MemFormatSerializer.Serialize(bits)));
        var maybe = Enumerable.Range(0, 100_001).Select(i => i % 5 == 0 ? (bool?)null : i % 2 == 0).ToArray();
        Assert.Equal(maybe, MemFormatSerializer.Deserialize<bool?[]>(MemFormatSerializer.Serialize(maybe)));
        var wide = Enumerable.Range(0, 20_000).Select(i => new SeventyMembers { M00 = i }).ToArray();
        Assert.Equal(
            wide.Select(w => w.M00), MemFormatSerializer.Deserialize<SeventyMembers[]>(MemFormatSerializer.Serialize(wide))!.Select(w => w.M00));
    }

    [Fact]
    public void Sequences_of_large_values()
    {
        var numbers = Enumerable.Range(0, 300_000).ToArray();
        var payload = MemFormatSerializer.Serialize(numbers);
        Assert.Equal(numbers, MemFormatSerializer.Deserialize<int[]>(Sequences.SplitAt(payload, 70_001)));
    }
}
