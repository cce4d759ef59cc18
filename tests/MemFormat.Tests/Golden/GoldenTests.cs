using Corpus;
using MemFormat.Tests.Cultures;

namespace MemFormat.Tests;

/// <summary>The bytes of every kind and of every type of the corpus.</summary>
public class GoldenTests
{
    private const int LongestBody = 1500;

    /// <summary>A sorted set of texts has the order of the culture under which it is made, and so have its bytes.</summary>
    public GoldenTests() => OtherCulture.Leave();

    /// <summary>Bodies of scalars and collections as roots, edges first.</summary>
    [Fact]
    public void Bodies_of_kinds_do_not_change() => GoldenFile.Check("Kinds",
        from corpusCase in RootCases.All
        where !corpusCase.Name.Contains("every length", StringComparison.Ordinal)
        from index in Enumerable.Range(0, corpusCase.Count)
        let value = corpusCase[index]
        where value is not null
        let body = corpusCase.Serialize(value, Headers.None)
        where body.Length <= LongestBody
        select ($"{corpusCase.Name} {index}", body));

    /// <summary>Strings of lengths around the steps of the length's size, in every encoding.</summary>
    [Fact]
    public void Bodies_of_strings_do_not_change() => GoldenFile.Check("Strings",
        from alphabet in Enumerable.Range(0, Strings.Alphabets)
        from length in new[] { 0, 1, 2, 15, 16, 31, 32, 33 }
        select ($"{alphabet} {length}", MemFormatSerializer.Serialize(Strings.Of(alphabet, length), Headers.None)));

    /// <summary>The schemas of types: everything that readers and recorded fingerprints rely on.</summary>
    [Fact]
    public void Headers_of_types_do_not_change() => GoldenFile.Check("Headers",
        from corpusCase in CorpusCases.Groups[0].Cases.Concat(RootCases.All)
        from options in new[] { Headers.Inline, Headers.Fingerprint, Headers.Fingerprint64 }
        let value = corpusCase.Values().FirstOrDefault(v => v is not null)
        where value is not null
        let payload = corpusCase.Serialize(value, options)
        let body = corpusCase.Serialize(value, Headers.None)
        select ($"{corpusCase.Name} {options.Header}", payload[..^body.Length]));

    /// <summary>Bodies of the types' default, least, greatest and random values.</summary>
    [Fact]
    public void Bodies_of_types_do_not_change() => GoldenFile.Check("Types",
        from corpusCase in CorpusCases.Groups[0].Cases
        from index in Enumerable.Range(0, corpusCase.Count)
        let body = corpusCase.Serialize(corpusCase[index], Headers.None)
        where body.Length <= LongestBody || index < 2
        select ($"{corpusCase.Name} {index}", body));

    public static TheoryData<string> OtherGroups => new(CorpusCases.Groups.Skip(1).Select(g => g.Name));

    /// <summary>Schemas and bodies of the types of the other groups.</summary>
    [Theory]
    [MemberData(nameof(OtherGroups))]
    public void Headers_and_bodies_of(string group)
    {
        var cases = CorpusCases.Groups.Single(g => g.Name == group).Cases;
        var headers =
            from corpusCase in cases
            from options in new[] { Headers.Inline, Headers.Fingerprint, Headers.Fingerprint64 }
            let value = corpusCase.Values().First(v => v is not null)
            select ($"{corpusCase.Name} {options.Header}", Header(corpusCase.Serialize(value, options), options));
        var bodies =
            from corpusCase in cases
            from index in Enumerable.Range(0, corpusCase.Count)
            where corpusCase[index] is not null
            let body = corpusCase.Serialize(corpusCase[index], Headers.None)
            where body.Length <= LongestBody || index < 2
            select ($"{corpusCase.Name} {index}", body);
        GoldenFile.Check(group, headers.Concat(bodies));
    }

    /// <summary>Bodies may differ by header: a fingerprint speaks of the cases of unions, too.</summary>
    private static byte[] Header(byte[] payload, MemFormatOptions options) => options.Header switch
    {
        MemFormatHeader.Fingerprint => payload[..4],
        MemFormatHeader.Fingerprint64 => payload[..8],
        _ when payload[1] < 128 => payload[..(2 + payload[1])],
        _ => payload[..(3 + (payload[1] & 127 | payload[2] << 7))],
    };

    /// <summary>Payloads as a whole, as a guide to the format.</summary>
    [Fact]
    public void Whole_payloads_keep_their_bytes() => GoldenFile.Check("Payloads",
    [
        ("null root", MemFormatSerializer.Serialize<Order?>(null)),
        ("int 5", MemFormatSerializer.Serialize(5)),
        ("string hello", MemFormatSerializer.Serialize("hello")),
        ("empty class", MemFormatSerializer.Serialize(new Empty())),
        ("numbered part", MemFormatSerializer.Serialize(new NumberedPart(1, "a", new DateTime(2026, 1, 1)))),
        ("numbered part, fingerprint", MemFormatSerializer.Serialize(new NumberedPart(1, "a", new DateTime(2026, 1, 1)), Headers.Fingerprint)),
        ("address", MemFormatSerializer.Serialize(new Address { Street = "s", City = null })),
        ("list of points", MemFormatSerializer.Serialize(new List<Point> { new() { X = 1, Y = 2 } })),
    ]);
}
