using Corpus;
using Corpus.Changes;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>Bytes that nobody should have written: MemFormatError, or what C# makes of them, too.</summary>
public class HostileTests
{
    private static readonly int s_scale = int.TryParse(Environment.GetEnvironmentVariable("MEMFORMAT_FUZZ"), out var scale) ? scale : 1;

    [ScriptFact("It runs Node.")]
    public void Every_truncation_is_an_error()
    {
        var requests = Samples().SelectMany(s => Enumerable.Range(0, s.Bytes.Length).Select(n => s with { Bytes = s.Bytes[..n] })).ToList();
        Check(requests, (_, answer) => answer.Error is not null);
    }

    [ScriptFact("It runs Node.")]
    public void Flipped_bytes_are_an_error_or_another_value()
    {
        var random = new Random(7);
        var requests = Samples().SelectMany(s => Enumerable.Range(0, 40 * s_scale).Select(_ => s with { Bytes = Damaged(s.Bytes, random) })).ToList();
        Check(requests, (_, answer) => answer.Crash is null);
    }

    private static void Check(List<Request> requests, Func<Request, Answer, bool> isGood)
    {
        var wrong = requests.Zip(PrintedCorpus.Lossless.Exchange(requests)).Where(p => !isGood(p.First, p.Second))
            .Select(p => $"{p.First.Root} {Convert.ToHexString(p.First.Bytes)}: {p.Second}").ToList();
        Assert.True(wrong.Count == 0, $"{wrong.Count} of {requests.Count}\n{string.Join("\n", wrong.Take(20))}");
    }

    /// <summary>A small payload of each type, and of each change.</summary>
    private static IEnumerable<Request> Samples() =>
    [
        .. CorpusCases.Types.Where(c => PrintedCorpus.Lossless.Has(c.Type)).Select(c => new Request(
            CSharpNames.Of(c.Type), Enumerable.Range(0, c.Count).Where(i => c[i] is not null).Select(i => c.Serialize(c[i])).Where(b => b.Length < 2000).MaxBy(b => b.Length) ?? [])),
        .. ChangeCases.All.Where(c => PrintedCorpus.Lossless.Has(c.ReaderType)).Select(c => new Request(CSharpNames.Of(c.ReaderType), c.Payload())),
    ];

    private static byte[] Damaged(byte[] bytes, Random random)
    {
        var damaged = bytes.ToArray();
        for (var n = random.Next(1, 4); n > 0 && damaged.Length > 0; n--)
            damaged[random.Next(damaged.Length)] = (byte)(random.Next(3) == 0 ? 255 : random.Next(256));
        return damaged;
    }
}
