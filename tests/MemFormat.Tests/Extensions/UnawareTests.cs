using Corpus;
using MemFormat.Wire;

namespace MemFormat.Tests;

/// <summary>Every member of the corpus survives a program that knows none of them, in objects, in lists of them, and twice.</summary>
public class UnawareTests
{
    public static TheoryData<string> Objects => [.. CorpusCases.Types.Where(c => c.Name != "Contracted" && IsObject(c)).Select(c => c.Name)];

    [Theory]
    [MemberData(nameof(Objects))]
    public void Members_come_back(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        foreach (var value in corpusCase.Values().Where(v => v is not null))
        {
            var unaware = Through(corpusCase.Serialize(value));
            Assert.Null(Same.Difference(value, corpusCase.Deserialize(unaware)));

            // The same type keeps the bytes as they are.
            Assert.Equal(unaware, Through(unaware));
        }
    }

    [Theory]
    [MemberData(nameof(Objects))]
    public void No_part_of_a_payload_is_one(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        var payload = Through(corpusCase.Serialize(corpusCase.Values().First(v => v is not null)));
        for (var length = 0; length < payload.Length; length += Math.Max(1, payload.Length / 500))
            Assert.Throws<MemFormatException>(() => corpusCase.Deserialize(payload.AsSpan(0, length)));
    }

    /// <summary>Objects that keep their identity have tests of their own: most often they cannot be kept.</summary>
    private static bool IsObject(CorpusCase corpusCase)
    {
        var schema = MemFormatSchema.Read(corpusCase.Serialize(corpusCase.Values().First(v => v is not null)));
        return schema.Descriptor[0] == (byte)WireKind.Object && !schema.Writer.HasReferences;
    }

    private static byte[] Through(byte[] payload) => MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<Unaware>(payload));
}
