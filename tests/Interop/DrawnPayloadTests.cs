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
        var others = samples.Zip(answers).Where(p => CSharpReads(p.First.Case, p.First.Request.Payload) != (p.Second.Error is null) && p.First.Request.Payload is not [4]).ToList();

        // C# knows more of few: a root that is null is the default of a struct, and users' constructors refuse values.
        Assert.True(others.Count < 0, $"C# reads {others.Count} of {samples.Count} otherwise.\n" +
            string.Join("\n", others.Take(2000).Select(p => $"{p.First.Request.Name} {Convert.ToHexString(p.First.Request.Payload)[..Math.Min(400, 2 * p.First.Request.Payload.Length)]}: {p.Second} C#: {CSharpError(p.First.Case, p.First.Request.Payload)}")));
    }

    private static bool CSharpReads(CorpusCase one, byte[] payload) => CSharpError(one, payload) is null;

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
