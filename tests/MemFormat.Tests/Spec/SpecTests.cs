using Corpus.Neighbours;
using Corpus;

namespace MemFormat.Tests;

/// <summary>
/// A second reader, written from the format's description and nothing else, understands every payload. So golden bytes are
/// not only stable but right.
/// </summary>
public class SpecTests
{
    public static TheoryData<string> All => Cases.All;

    [Theory]
    [MemberData(nameof(All))]
    public void Payloads_are_as_described(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        foreach (var value in corpusCase.Values(60).Where(v => v is not null))
            Check(value!, corpusCase.Serialize(value));
    }

    [Fact]
    public void Parts_of_other_assemblies_are_as_described()
    {
        for (var seed = 0; seed < 20; seed++)
        {
            var dog = Dog.Make(ValueSource.Seeded(seed));
            Check(dog, MemFormatSerializer.Serialize(dog));
        }

        Check(new NobodyElse(), MemFormatSerializer.Serialize(new NobodyElse()));
        Check(new NumberedMore { First = 1, Fifth = "5" }, MemFormatSerializer.Serialize(new NumberedMore { First = 1, Fifth = "5" }));
    }

    /// <summary>The comparison would notice.</summary>
    [Theory]
    [MemberData(nameof(All))]
    public void Other_values_differ(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        var values = corpusCase.Values(8).Where(v => v is not null).Select(v => (Value: v, Payload: corpusCase.Serialize(v))).ToList();
        foreach (var ((value, _), (_, other)) in values.Zip(values.Skip(1)).Where(p => !p.First.Payload.SequenceEqual(p.Second.Payload)))
            Assert.True(Same.Difference(value, corpusCase.Deserialize(other)) is null || Difference(value!, other) is not null);
    }

    private static void Check(object value, byte[] payload) => Assert.Null(Difference(value, payload));

    private static string? Difference(object value, byte[] payload)
    {
        Assert.Equal(0, payload[0]);
        return SpecComparison.Difference(value, SpecPayload.Read(payload));
    }
}
