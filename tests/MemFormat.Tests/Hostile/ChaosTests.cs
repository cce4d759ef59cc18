using Corpus;

namespace MemFormat.Tests;

/// <summary>
/// Schemas in which members of the reader's type have any kind in any place, allowed or not, and bodies of small bytes, which
/// are often read as something. <c>MEMFORMAT_FUZZ</c> is a factor for their number.
/// </summary>
public class ChaosTests
{
    private const int Schemas = 150;

    private static readonly double s_factor =
        double.TryParse(Environment.GetEnvironmentVariable("MEMFORMAT_FUZZ"), System.Globalization.CultureInfo.InvariantCulture, out var value)
            ? value
            : 1;

    private static readonly byte[] s_small = [0, 0, 0, 1, 1, 2, 3, 4, 5, 8, 12, 16, 0x61, 0x7F, 0x80, 0xFF];

    public static TheoryData<string> Types => Cases.Types;

    [Theory]
    [MemberData(nameof(Types))]
    public void Any_kind_in_any_place(string name)
    {
        var corpusCase = CorpusCases.Named(name);
        var original = VariantTests.Split(corpusCase.Serialize(corpusCase[0])).Schema;
        var random = new Random(name.Length * 31);
        using var attack = new Attack(
            payload => corpusCase.Deserialize(payload), value => corpusCase.Serialize(value), Memory.Resolved(corpusCase.Type));
        for (var i = 0; i < Schemas * s_factor; i++)
        {
            var header = SpecWriter.Header(new SpecSchema(Slot(original.Root, random), original.Types.Select(t => Type(t, random))));
            for (var bodies = 0; bodies < 4; bodies++)
                attack.Run([.. header, .. Enumerable.Range(0, random.Next(200)).Select(_ => s_small[random.Next(s_small.Length)])], 2, random);
        }
    }

    private static SpecType Type(SpecType type, Random random) => type with
    {
        Members = [.. type.Members.Where(_ => random.Next(6) > 0).Select(m => (m.Key, random.Next(3) == 0 ? Member(random) : m.Slot))],
    };

    private static SpecSlot Member(Random random)
    {
        var slot = Any(random, 0);
        return random.Next(8) == 0 ? slot with { Place = random.Next(8) } : slot;
    }

    private static SpecSlot Slot(SpecSlot slot, Random random) => random.Next(12) == 0 ? Any(random, 0) with { Place = SpecSlot.Rest } : slot;

    /// <summary>A slot whose place mostly goes with its kind.</summary>
    private static SpecSlot Any(Random random, int depth)
    {
        var kind = random.Next(depth > 2 ? SpecSlot.List : SpecSlot.Object + 1);
        return kind switch
        {
            SpecSlot.List => new SpecSlot(kind, SpecSlot.Rest, -1, Element(random, depth), null),
            SpecSlot.Map => new SpecSlot(kind, SpecSlot.Rest, -1, Any(random, depth + 1) with { Place = SpecSlot.Rest }, Element(random, depth)),
            SpecSlot.Object => new SpecSlot(kind, random.Next(3), random.Next(2), null, null),
            SpecSlot.String or SpecSlot.Bytes => new SpecSlot(kind, SpecSlot.Rest, -1, null, null),
            SpecSlot.Bool =>
                new SpecSlot(kind, random.Next(4) switch { 0 => SpecSlot.Rest, 1 => SpecSlot.Present, 2 => SpecSlot.Bit, _ => SpecSlot.BitOptional },
                    -1, null, null),
            _ => new SpecSlot(kind, random.Next(6), -1, null, null),
        };
    }

    private static SpecSlot Element(Random random, int depth)
    {
        var slot = Any(random, depth + 1);
        var saysNull = slot.Kind is SpecSlot.String or SpecSlot.Bytes or SpecSlot.List or SpecSlot.Map;
        return slot with
        {
            Place = saysNull
            ? SpecSlot.Rest
            : random.Next(8) switch { 0 => SpecSlot.Compact, < 4 => SpecSlot.Present, _ => SpecSlot.Rest }
        };
    }
}
