using Corpus;
using Corpus.Changes;
using MemFormat.EndToEnd.Tests;
using MemFormat.Tests;

namespace MemFormat.Interop.Tests;

/// <summary>Payloads that name the schema of an earlier release.</summary>
public class RecordedTests
{
    private static readonly MemFormatHeader[] s_headers = [MemFormatHeader.Fingerprint, MemFormatHeader.Fingerprint64];

    /// <summary>The changes of recorded types; of one, in a collection.</summary>
    private static readonly List<ChangeCase> s_changes =
        [.. EvolutionTests.Changes.Where(c => PrintedCorpus.CanBeRecorded(c) || c.Name == "list of objects")];

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public void Are_read_as_if_they_held_it(Runner runner)
    {
        var requests =
            s_changes.SelectMany(c => s_headers,
                (c, header) => EvolutionTests.AsCSharp(c) with { Name = $"{c.Name}, {header}", Payload = c.Payload(header) }).ToList();
        Assert.True(requests.Count > 100, $"{requests.Count}");
        Assert.Contains(s_changes, c => c.Name == "unions and their cases");
        PrintedCorpus.Recorded.Exchange(runner, "recorded", requests);
        PrintedCorpus.LazyRecorded.Exchange(runner, "lazyRecorded", requests);
    }

    [ScriptTheory("It runs Node, Chromium and Firefox."), Runners]
    public async Task Are_read_in_streams_too(Runner runner)
    {
        var requests = new List<Request>();
        foreach (var change in s_changes.Where(c => !EvolutionTests.DiffersOnPurpose(c)))
        {
            var whole = EvolutionTests.AsCSharp(change);
            requests.Add(whole with
            {
                Asks = Asks.Pieces,
                Piece = 5,
                Payload = await change.SessionAsync(2, MemFormatHeader.Fingerprint),
                Expected = whole.Error is null ? [.. whole.Expected!, .. whole.Expected!] : null,
            });
        }

        PrintedCorpus.LazyRecorded.Exchange(runner, "recordedStreams", requests);
    }

    [ScriptFact("It runs Node.")]
    public void Are_refused_where_nothing_is_recorded_and_cut_ones_everywhere()
    {
        var changes = s_changes.Where(c => c.WriterType != c.ReaderType && c.Error is null).ToList();
        PrintedCorpus.Lossless.Exchange(Runner.Node, "notRecorded",
            changes.ConvertAll(c =>
                EvolutionTests.AsCSharp(c) with { Payload = c.Payload(MemFormatHeader.Fingerprint), Asks = Asks.Error, Error = "UnknownSchema" }));
        PrintedCorpus.Recorded.Exchange(Runner.Node, "recordedCut",
            changes.ConvertAll(c => EvolutionTests.AsCSharp(c) with { Payload = c.Payload(MemFormatHeader.Fingerprint64), Asks = Asks.Truncations }));
    }

    [ScriptFact("It runs Node.")]
    public async Task Cases_that_a_stream_adds_to_a_named_schema_are_gone_after_it()
    {
        // A message with one definition, the header of four bytes; now another one follows: case 1 of the first union, of a byte.
        var stream = new MemoryStream();
        await MemFormatSerializer.WriteManyAsync(stream, [new PlainMade()], new MemFormatOptions { Header = MemFormatHeader.Fingerprint });
        var start = stream.ToArray()[..8];
        Assert.Equal([1, 1, 4], start[1..4]);
        start[1] = 2;
        var change = EvolutionTests.Changes.First(c => c.ReaderType == typeof(PlainMade) && c.Error is null);
        PrintedCorpus.Lossless.Exchange(Runner.Node, "addedCases",
        [
            new Request("a stream", CSharpNames.Of(typeof(PlainMade)), Asks.Pieces,
                [.. start, 2, 1, 1, 0xFF, 1, 0]) { Piece = 100, Error = "InvalidData" },
            EvolutionTests.AsCSharp(change),
        ]);
    }
}
