using Corpus;
using MemFormat.Campaign.Tests;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>Payloads with valid schemas that nobody wrote, as the campaign draws them, in Node with little memory.</summary>
public class DrawnPayloadTests
{
    private const int OfEach = 12, Small = 600, Large = 1 << 18;

    private static readonly int s_scale = int.TryParse(Environment.GetEnvironmentVariable("MEMFORMAT_FUZZ"), out var scale) ? scale : 1;

    /// <summary>
    /// What only C# checks: code of users, of custom codecs, of texts; what a payload within the payload holds; keys
    /// and groups that are objects.
    /// </summary>
    private static readonly string[] s_onlyInCSharp =
        ["Code of your types", "The custom codec", "A text is not a version", "A text is no IP address", "Parcel.", "A map has duplicate keys",
            "A grouping", "Extension data refers to"];

    [ScriptFact("It runs Node.")]
    public void Drawn_payloads_are_an_error_or_a_value()
    {
        var random = new Random(9);
        var samples = (from one in CorpusCases.Types.Where(c => PrintedCorpus.Lossless.Has(c.Type))
                       from value in Enumerable.Range(0, one.Count).Select(i => one[i]).Where(v => v is not null).Take(1)
                       let own = MemFormatSchema.Read(one.Serialize(value)).Descriptor.ToArray()
                       from i in Enumerable.Range(0, OfEach * s_scale)
                       let payload = new PayloadDraw(new Draw(default, random), own, [own], i % OfEach == 0 ? Large : Small).Payload()
                       select (Request: new Request($"{one.Name} {i}", CSharpNames.Of(one.Type), Asks.Anything, payload), Case: one)).ToList();
        var answers = PrintedCorpus.Lossless.Exchange(Runner.Node, "drawn", samples.ConvertAll(s => s.Request));
        var others = new List<string>();
        foreach (var ((request, one), answer) in samples.Zip(answers))
        {
            var error = CSharpError(one, request.Payload);

            // What compressed members hold is read in C# alone.
            if (error is null != answer.Error is null && !(error is not null && one.Type == typeof(Packed))
                && !IsExplained(request.Payload, error, answer.Error))
            {
                others.Add($"{request.Name} {Convert.ToHexString(request.Payload)[..Math.Min(400, 2 * request.Payload.Length)]}: {answer}, in C#: {error ?? "read"}");
            }
        }

        Assert.True(others.Count == 0, $"C# reads {others.Count} of {samples.Count} otherwise.\n{string.Join("\n", others.Take(50))}");
    }

    /// <summary>Where the two differ on purpose.</summary>
    private static bool IsExplained(byte[] payload, string? csharp, string? typeScript) => csharp is null

        // A root that is null is the default of a struct. What TypeScript cannot make is an error, C# leaves null
        // where no null may be. Members in extension data that refer to objects are read in C# alone.
        ? payload is [4] || typeScript is nameof(MemFormatError.MissingMember) or nameof(MemFormatError.UnsupportedType)
        : s_onlyInCSharp.Any(text => csharp.Contains(text, StringComparison.Ordinal));

    private static string? CSharpError(CorpusCase one, byte[] payload)
    {
        try
        {
            one.Deserialize(payload);
            return null;
        }
        catch (MemFormatException exception)
        {
            return exception.Message;
        }
    }
}
