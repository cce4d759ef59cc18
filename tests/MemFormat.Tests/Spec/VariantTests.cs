using Corpus;

namespace MemFormat.Tests;

/// <summary>
/// Writers of other schemas, made at random: every value of the corpus is rewritten in schemas that say the same otherwise, and
/// must come back as it was. <c>MEMFORMAT_FUZZ</c> is a factor for their number.
/// </summary>
public class VariantTests
{
    private const int Variants = 6;

    private static readonly double s_factor =
        double.TryParse(Environment.GetEnvironmentVariable("MEMFORMAT_FUZZ"), System.Globalization.CultureInfo.InvariantCulture, out var value)
            ? value
            : 1;

    public static TheoryData<string> All
    {
        get
        {
            var names = new TheoryData<string>();
            foreach (var each in CorpusCases.All.Where(c => c.Name != "Contracted"))
                names.Add(each.Name);
            return names;
        }
    }

    /// <summary>Variants are what they claim to be: other schemas.</summary>
    [Fact]
    public void Variants_have_other_schemas()
    {
        var (schema, body) = Split(MemFormatSerializer.Serialize(Scalars.Make(ValueSource.Greatest())));
        var payloads = Enumerable.Range(0, 20).Select(seed =>
        {
            var random = new Random(seed);
            return Convert.ToHexString(SpecWriter.Payload(new SpecVariant(schema, random).Make(), new SpecReader(schema, body).Read(), random));
        });
        Assert.Equal(20, payloads.Distinct().Count());
        var same = SpecWriter.Payload(schema, new SpecReader(schema, body).Read(), new Random(1));
        Assert.Null(Same.Difference(Scalars.Make(ValueSource.Greatest()), MemFormatSerializer.Deserialize<Scalars>(same)));
    }

    [Theory]
    [MemberData(nameof(All))]
    public void Payloads_of_other_writers_are_read(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        for (var seed = 0; seed < Variants * s_factor; seed++)
        {
            var random = new Random(seed * 1000 + name.Length);
            SpecSchema? variant = null;
            foreach (var value in corpusCase.Values(9).Where(v => v is not null))
            {
                var (schema, body) = Split(corpusCase.Serialize(value));
                variant ??= new SpecVariant(schema, random).Make();
                var payload = SpecWriter.Payload(variant, new SpecReader(schema, body).Read(), random);
                if (Difference(corpusCase, value, payload) is { } difference)
                    Assert.Fail($"seed {seed}: {difference} from {Convert.ToHexStringLower(payload)}");
            }
        }
    }

    private static string? Difference(CorpusCase corpusCase, object? value, byte[] payload)
    {
        try
        {
            return Same.Difference(value, corpusCase.Deserialize(payload));
        }
        catch (MemFormatException exception)
        {
            return exception.ToString();
        }
    }

    /// <summary>A payload's schema and body.</summary>
    internal static (SpecSchema Schema, byte[] Body) Split(byte[] payload)
    {
        var (length, at) = payload[1] < 128 ? (payload[1], 2) : (payload[1] & 127 | payload[2] << 7, 3);
        return (new SpecSchema(payload[at..(at + length)]), payload[(at + length)..]);
    }
}
