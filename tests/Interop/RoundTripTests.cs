using Corpus;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>What C# writes TypeScript reads, and what TypeScript writes C# reads.</summary>
public class RoundTripTests
{
    /// <summary>All values of the corpus, whose payloads come back.</summary>
    internal static readonly List<(CorpusCase Case, int Index, Request Request)> s_sent =
    [
        .. from one in CorpusCases.Types.Concat(RootCases.All)
           where PrintedCorpus.Default.Has(one.Type)
           from index in Enumerable.Range(0, one.Count)
           where one[index] is not null || Nullable.GetUnderlyingType(one.Type) is not null
           let payload = one.Serialize(one[index])
           select (one, index,
               new Request($"{one.Name} {index}", CSharpNames.Of(one.Type), KeepsUnknown(one) || HasZeros(one) ? Asks.Value : Asks.Same, payload)
           {
               Shown = KeepsUnknown(one) ? null : Shown.Of(one.Type, payload),
           }),
    ];

    /// <summary>Whether a payload holds members that TypeScript leaves out: what the type keeps for later versions.</summary>
    internal static bool KeepsUnknown(CorpusCase one) => one.Name.StartsWith("Extensible", StringComparison.Ordinal) || one.Name == "Unaware";

    /// <summary>Sets and maps of JavaScript have one zero.</summary>
    private static bool HasZeros(CorpusCase one) => one.Name is "ScalarSets" or "ScalarMaps";

    /// <summary>Text has several ways in JavaScript, by its length and its chars: each gives the bytes and the text of C#.</summary>
    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Text_of_each_encoding_and_length_is_that_of_csharp(Runner runner)
    {
        string[] parts = ["a", "é", "\u0080", "\u009f", "\u00a0", "ÿ", "Ā", "я", "’", "語", "\U0001f600", "\ud800", "\udc00"];
        var texts = from part in parts
                    from length in new[] { 1, 15, 16, 17, 40, 41, 96, 97, 150, 151, 199, 2000 }
                    from text in new[]
                    {
                        string.Concat(Enumerable.Repeat(part, length)), part + new string('a', length), new string('a', length) + part,
                        new string('ü', length) + part + "ü", string.Concat(Enumerable.Repeat("aa" + part, length)),
                        string.Concat(Enumerable.Repeat(part + "я", length)),
                    }
                    select text;
        var requests = texts.Distinct()
            .Select((
                t,
                i) =>
                    new Request($"text {i}", CSharpNames.Of(typeof(Order)), Asks.Same,
                        MemFormatSerializer.Serialize(new Order { Customer = t }))
                    {
                        Shown = Shown.Of(
                            typeof(Order), MemFormatSerializer.Serialize(new Order { Customer = t }))
                    }).ToList();
        PrintedCorpus.Lossless.Exchange(runner, "texts", requests);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Payloads_come_back_byte_for_byte_where_nothing_is_lost(Runner runner)
    {
        Assert.True(s_sent.Count > 5000, $"{s_sent.Count}");
        CheckCSharpReads(runner, PrintedCorpus.Lossless.Exchange(runner, "lossless", s_sent.ConvertAll(s => s.Request)));
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void With_the_usual_types_payloads_are_stable_after_one_pass(Runner runner) =>
        CheckCSharpReads(runner, PrintedCorpus.Default.Exchange(runner, "default", s_sent.ConvertAll(s => s.Request with { Asks = Asks.Stable })));

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Payloads_that_name_the_own_schema_are_read_like_others(Runner runner)
    {
        MemFormatHeader[] headers = [MemFormatHeader.Fingerprint, MemFormatHeader.Fingerprint64];
        var requests = from sent in s_sent
                       where sent.Request.Asks == Asks.Same && sent.Index < 12
                       from header in headers
                       select sent.Request with
                       {
                           Payload = sent.Case.Serialize(sent.Case[sent.Index], new MemFormatOptions { Header = header }),
                           Expected = sent.Request.Payload,
                           Shown = null,
                       };
        PrintedCorpus.Lossless.Exchange(runner, "fingerprints", [.. requests]);
    }

    /// <summary>A page that was printed for 1.0 goes on with the servers of all later builds.</summary>
    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void A_page_of_release_1_0_reads_and_writes_the_bytes_of_this_build(Runner runner)
    {
        var requests = s_sent.Where(s => PrintedCorpus.Release.Has(s.Case.Type)).Select(s => s.Request).ToList();
        Assert.True(requests.Count > 5000, $"{requests.Count}");
        PrintedCorpus.Release.Exchange(runner, "release", requests);
    }

    /// <summary>
    /// C# reads what TypeScript wrote, and writes the same; but some sets in another order, that of their elements' bytes, where a NaN
    /// has other ones in Firefox.
    /// </summary>
    private static void CheckCSharpReads(Runner runner, IReadOnlyList<Answer> answers)
    {
        var wrong = new List<string>();
        foreach (var (sent, answer) in s_sent.Zip(answers))
        {
            try
            {
                var again = sent.Case.Serialize(sent.Case.Deserialize(answer.Written));
                var isSorted = runner == Runner.Firefox && sent.Case.Name == "HashedCollections"
                    && sent.Request.Shown!.Contains("NaN", StringComparison.Ordinal);
                if (isSorted ? again.Length != answer.Written!.Length : !again.AsSpan().SequenceEqual(answer.Written))
                    wrong.Add($"{sent.Request.Name}: {answer}, but C# writes {Convert.ToHexString(again)}");
            }
            catch (MemFormatException exception)
            {
                wrong.Add($"{sent.Request.Name}: {answer} is not read: {exception.Message}");
            }
        }

        Assert.True(wrong.Count == 0, $"{wrong.Count} of {s_sent.Count}\n{string.Join("\n", wrong.Take(20))}");
    }
}
