using Corpus;
using Corpus.Changes;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>Payloads of other versions mean the same in TypeScript as in C#: what is read and written again is the same, and errors are.</summary>
public class EvolutionTests
{
    /// <summary>
    /// Cases where TypeScript differs on purpose: a member that data lacks gets its constant, else zero, nothing or null, but C# runs
    /// any initializer (a collection with elements, a date).
    /// </summary>
    private static readonly HashSet<string> s_others =
        ["members come, go and move", "nulls go", "initial values stay", "ids keep"];

    [ScriptFact("It runs Node.")]
    public void Every_change_of_the_corpus_is_read_as_csharp_reads_it()
    {
        var cases = ChangeCases.All.Where(c => PrintedCorpus.Lossless.Has(c.ReaderType)).ToList();
        Assert.True(cases.Count > 50, $"{cases.Count}");
        var answers = PrintedCorpus.Lossless.Exchange(cases.Select(c => new Request(CSharpNames.Of(c.ReaderType), c.Payload())));
        var wrong = cases.Zip(answers).Select(p => Difference(p.First, p.Second)).Where(d => d is not null).ToList();
        Assert.True(wrong.Count == 0, $"{wrong.Count} of {cases.Count}\n{string.Join("\n", wrong)}");
    }

    [ScriptFact("It runs Node.")]
    public void Members_that_another_program_only_kept_are_found_again()
    {
        var sent = new List<(CorpusCase Case, Request Request, byte[] Expected)>();
        foreach (var (one, index, request) in RoundTripTests.s_sent.Where(s => s.Index < 12 && !RoundTripTests.KeepsUnknown(s.Case)))
        {
            try
            {
                var kept = MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<Unaware>(request.Bytes));
                sent.Add((one, request with { Bytes = kept }, one.Serialize(one.Deserialize(kept))));
            }
            catch (MemFormatException)
            {
                // No object, or one that says more than its members: a contract, objects that keep their identity.
            }
        }

        Assert.True(sent.Count > 500, $"{sent.Count}");
        var answers = PrintedCorpus.Lossless.Exchange(sent.Select(s => s.Request));
        var wrong = sent.Zip(answers).Where(p => p.Second.Payload is not { } bytes || !RoundTripTests.AreSame(p.First.Case, bytes, p.First.Expected))
            .Select(p => $"{p.First.Case.Name}: {p.Second}").ToList();
        Assert.True(wrong.Count == 0, $"{wrong.Count} of {sent.Count}\n{string.Join("\n", wrong)}");
    }

    private static string? Difference(ChangeCase change, Answer answer)
    {
        if (change.Error is { } error)
            return answer.Error == error.ToString() ? null : $"{change.Name}: {error} was expected, not {answer}";
        if (s_others.Contains(change.Name))
            return answer.Payload is null ? $"{change.Name}: {answer}" : null;
        var expected = change.Write(change.Read(change.Payload()));
        return answer.Payload is { } bytes && Nan.AreSame(bytes, expected)
            ? null
            : $"{change.Name}: {answer}\n  {Convert.ToHexString(expected)}\n  {(answer.Payload is { } other ? Convert.ToHexString(other) : "")}";
    }
}
