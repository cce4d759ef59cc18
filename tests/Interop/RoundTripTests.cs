using Corpus;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>What C# writes TypeScript reads, and what TypeScript writes C# reads.</summary>
public class RoundTripTests
{
    internal static readonly List<(CorpusCase Case, int Index, Request Request)> s_sent =
    [
        .. from one in CorpusCases.Types.Concat(RootCases.All)
           where PrintedCorpus.Default.Has(one.Type)
           from index in Enumerable.Range(0, one.Count)
           where one[index] is not null || Nullable.GetUnderlyingType(one.Type) is not null
           select (one, index, new Request(CSharpNames.Of(one.Type), one.Serialize(one[index]))),
    ];

    /// <summary>Whether a payload holds members that TypeScript leaves out: what the type keeps for later versions.</summary>
    internal static bool KeepsUnknown(CorpusCase one) => one.Name.StartsWith("Extensible", StringComparison.Ordinal) || one.Name == "Unaware";

    /// <summary>Sets and maps of JavaScript have one zero.</summary>
    internal static bool AreSame(CorpusCase one, byte[] bytes, byte[] sent) =>
        one.Name is "ScalarSets" or "ScalarMaps" ? bytes.Length == sent.Length : Nan.AreSame(bytes, sent);

    [ScriptFact("It runs Node.")]
    public void Payloads_come_back_byte_for_byte_where_nothing_is_lost()
    {
        Assert.True(s_sent.Count > 5000, $"{s_sent.Count}");
        var answers = PrintedCorpus.Lossless.Exchange(s_sent.Select(s => s.Request));
        var wrong = s_sent.Zip(answers)
            .Where(p => p.Second.Payload is not { } bytes || (!KeepsUnknown(p.First.Case) && !AreSame(p.First.Case, bytes, p.First.Request.Bytes)))
            .Select(p => $"{p.First.Case.Name} {p.First.Index}: {p.Second}").ToList();
        Assert.True(wrong.Count == 0, $"{wrong.Count} of {s_sent.Count}\n{string.Join("\n", wrong)}");
    }

    [ScriptFact("It runs Node.")]
    public void With_the_usual_types_payloads_are_stable_after_one_pass_and_are_read_by_csharp()
    {
        var first = PrintedCorpus.Default.Exchange(s_sent.Select(s => s.Request));
        var second = PrintedCorpus.Default.Exchange(s_sent.Zip(first).Select(p => p.First.Request with { Bytes = p.Second.Payload ?? [] }));
        var wrong = new List<string>();
        foreach (var ((sent, once), twice) in s_sent.Zip(first).Zip(second))
        {
            if (once.Payload is null || once.Bytes != twice.Bytes)
                wrong.Add($"{sent.Case.Name} {sent.Index}: {once}, then {twice}");
            else if (!KeepsUnknown(sent.Case) && sent.Case.Serialize(sent.Case.Deserialize(once.Payload)).Length != once.Payload.Length)
                wrong.Add($"{sent.Case.Name} {sent.Index}: C# writes another length");
        }

        Assert.True(wrong.Count == 0, $"{wrong.Count} of {s_sent.Count}\n{string.Join("\n", wrong)}");
    }

    [ScriptFact("It runs Node.")]
    public void Payloads_that_name_the_own_schema_are_read_like_others()
    {
        MemFormatHeader[] headers = [MemFormatHeader.Fingerprint, MemFormatHeader.Fingerprint64];
        var sent = s_sent.Where(s => !KeepsUnknown(s.Case) && s.Index < 3).ToList();
        foreach (var header in headers)
        {
            var requests = sent.Select(s => s.Request with { Bytes = s.Case.Serialize(s.Case[s.Index], new MemFormatOptions { Header = header }) }).ToList();
            var wrong = sent.Zip(requests, PrintedCorpus.Lossless.Exchange(requests))
                .Where(p => p.Third.Payload is not { } bytes || !AreSame(p.First.Case, bytes, p.First.Request.Bytes))
                .Select(p => $"{p.First.Case.Name} {p.First.Index}: {p.Third}").ToList();
            Assert.True(wrong.Count == 0, $"{header}: {wrong.Count} of {sent.Count}\n{string.Join("\n", wrong)}");
        }
    }
}
