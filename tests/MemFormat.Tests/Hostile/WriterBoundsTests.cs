using Corpus;

namespace MemFormat.Tests;

/// <summary>Spans to write to that end where an unreadable page begins: nobody writes behind them, nor before.</summary>
public class WriterBoundsTests
{
    private const int Capacity = 1 << 18;
    private const int MostLengths = 200;

    public static TheoryData<string> All => Cases.All;

    [Theory]
    [MemberData(nameof(All))]
    public void Spans_of_every_length(string name)
    {
        using var memory = new GuardedMemory(Capacity);
        var corpusCase = CorpusCases.Named(name);
        foreach (var value in corpusCase.Values(5))
        {
            var expected = corpusCase.Serialize(value);
            for (var length = 0; length <= expected.Length + 2; length += 1 + expected.Length / MostLengths)
                Check(corpusCase, value, expected, memory.AtEnd(new byte[length]));
            Check(corpusCase, value, expected, memory.AtEnd(new byte[expected.Length]));
            Check(corpusCase, value, expected, memory.AtStart(new byte[expected.Length]));
        }
    }

    private static void Check(CorpusCase corpusCase, object? value, byte[] expected, Span<byte> target)
    {
        Assert.Equal(target.Length >= expected.Length, corpusCase.TrySerialize(target, value, out var written));
        Assert.Equal(target.Length >= expected.Length ? expected : [], target[..written].ToArray());
    }
}
