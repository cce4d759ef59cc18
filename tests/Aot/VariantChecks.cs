using Corpus;
using MemFormat.Tests;

namespace MemFormat.Aot;

/// <summary>Writers of other schemas, made at random, whose values must come back as they were.</summary>
internal static class VariantChecks
{
    private const int Variants = 4;

    public static void Run(Score score)
    {
        foreach (var corpusCase in CorpusCases.Types.Where(c => c.Name != "Contracted"))
        {
            for (var seed = 0; seed < Variants; seed++)
                score.Check($"{corpusCase.Name} variant {seed}", () => Check(corpusCase, new Random(seed)));
        }
    }

    private static string? Check(CorpusCase corpusCase, Random random)
    {
        SpecSchema? variant = null;
        for (var i = 0; i < corpusCase.Count; i++)
        {
            var payload = corpusCase.Serialize(corpusCase[i]);
            var (length, at) = payload[1] < 128 ? (payload[1], 2) : (payload[1] & 127 | payload[2] << 7, 3);
            var schema = new SpecSchema(payload[at..(at + length)]);
            variant ??= new SpecVariant(schema, random).Make();
            var written = SpecWriter.Payload(variant, new SpecReader(schema, payload[(at + length)..]).Read(), random);
            if (!corpusCase.Serialize(corpusCase.Deserialize(written)).AsSpan().SequenceEqual(payload))
                return $"value {i} changed: {Convert.ToHexString(written)}";
        }

        return null;
    }
}
