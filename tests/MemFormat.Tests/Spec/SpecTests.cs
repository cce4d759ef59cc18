using Corpus;
using Corpus.Neighbours;

namespace MemFormat.Tests;

/// <summary>
/// A second reader, written from the format's description and nothing else, understands every payload. So golden bytes are
/// not only stable but right.
/// </summary>
public class SpecTests
{
    /// <summary>All but compressed members, whose payloads within the payload this reader does not open.</summary>
    public static TheoryData<string> All => new(CorpusCases.All.Select(c => c.Name).Where(name => name != "Packed"));

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
        var (length, at) = payload[1] < 128 ? (payload[1], 2) : payload[2] < 128 ? (payload[1] & 127 | payload[2] << 7, 3) : throw new InvalidOperationException("a long descriptor");
        var schema = new SpecSchema(payload[at..(at + length)]);
        return SpecComparison.Difference(value, new SpecReader(schema, payload[(at + length)..]).Read());
    }
}
