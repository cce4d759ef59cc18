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

    /// <summary>
    /// All but those within compressed members, which are bytes in TypeScript: payloads of their own, whose values
    /// keep their shape.
    /// </summary>
    internal static IEnumerable<ChangeCase> Changes => ChangeCases.All.Where(c => c.Name != "values within compressed members change");

    internal static bool DiffersOnPurpose(ChangeCase change) => s_others.Contains(change.Name);

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Every_change_of_the_corpus_is_read_as_csharp_reads_it(Runner runner)
    {
        var cases = Changes.Where(c => PrintedCorpus.Lossless.Has(c.ReaderType)).ToList();
        Assert.True(cases.Count > 50, $"{cases.Count}");
        var answers = PrintedCorpus.Lossless.Exchange(runner, "evolution", cases.ConvertAll(AsCSharp));
        Assert.All(cases.Zip(answers).Where(p => p.Second.Written is not null),
            p => Assert.Equal(p.Second.Written, p.First.Write(p.First.Read(p.Second.Written!))));
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Members_that_another_program_only_kept_are_found_again(Runner runner)
    {
        var requests = new List<Request>();
        foreach (var (one, _, request) in RoundTripTests.s_sent.Where(s => s.Index < 12 && !RoundTripTests.KeepsUnknown(s.Case)))
        {
            try
            {
                var kept = MemFormatSerializer.Serialize(MemFormatSerializer.Deserialize<Unaware>(request.Payload));
                var expected = one.Serialize(one.Deserialize(kept));

                // Members that refer to objects with identity are read in C# alone.
                requests.Add(MemFormatJson.ToString(kept).Contains("\"$kept\"", StringComparison.Ordinal)
                    ? request with { Payload = kept, Asks = Asks.Error, Error = "UnsupportedType" }
                    : request with { Payload = kept, Expected = expected, Shown = Shown.Of(one.Type, expected) });
            }
            catch (MemFormatException)
            {
                // No object, or one that says more than its members: a contract, or that it keeps its identity.
            }
        }

        Assert.True(requests.Count > 500, $"{requests.Count}");
        PrintedCorpus.Lossless.Exchange(runner, "kept", requests);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void What_reads_them_may_be_loaded_when_the_first_one_comes(Runner runner)
    {
        var cases = Cases(PrintedCorpus.Lazy);
        PrintedCorpus.Lazy.Exchange(runner, "evolutionLazy", cases);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void With_the_usual_types_too(Runner runner)
    {
        var cases = Changes.Where(c => PrintedCorpus.Default.Has(c.ReaderType)).ToList();
        var answers = PrintedCorpus.Default.Exchange(runner, "evolutionByDefault", cases.ConvertAll(c => AsCSharp(c) with { Asks = Asks.Stable }));
        Assert.All(cases.Zip(answers).Where(p => p.Second.Written is not null),
            p => Assert.Equal(p.Second.Written, p.First.Write(p.First.Read(p.Second.Written!))));
    }

    internal static List<Request> Cases(PrintedCorpus corpus) => [.. Changes.Where(c => corpus.Has(c.ReaderType)).Select(AsCSharp)];

    internal static Request AsCSharp(ChangeCase change)
    {
        var request = new Request(
            change.Name, CSharpNames.Of(change.ReaderType), DiffersOnPurpose(change) ? Asks.Value : Asks.Same, change.Payload());
        if (change.Error is { } error)
            return request with { Error = error.ToString() };
        var expected = change.Write(change.Read(request.Payload));
        return request.Asks == Asks.Value ? request : request with { Expected = expected, Shown = Shown.Of(change.ReaderType, expected) };
    }
}
