using System.IO.Pipelines;
using Corpus;
using Corpus.Changes;

namespace MemFormat.Aot;

/// <summary>Sessions of everything, and calls for streams and pipes whose root only the call names.</summary>
internal static class StreamChecks
{
    private static readonly MemFormatOptions[] s_headers = [
        new(), new() { Header = MemFormatHeader.Fingerprint, Compression = MemFormatCompression.Brotli() }];

    public static void Run(Score score)
    {
        foreach (var corpusCase in CorpusCases.All)
        {
            foreach (var options in s_headers)
                score.Check($"{corpusCase.Name} session {options.Header}", () => CheckAsync(corpusCase, options).GetAwaiter().GetResult());
        }

        foreach (var change in ChangeCases.All)
            score.Check($"{change.Name} session", () => change.SessionFailureAsync().GetAwaiter().GetResult());
        score.Check("closed calls for streams", () => ClosedStreamsAsync().GetAwaiter().GetResult());
        score.Check("closed calls for pipes", () => ClosedPipesAsync().GetAwaiter().GetResult());
        score.Check("streams by type", () => ByTypeAsync().GetAwaiter().GetResult());
    }

    private static async Task<string?> CheckAsync(CorpusCase corpusCase, MemFormatOptions options)
    {
        var (first, second) = (new MemoryStream(), new MemoryStream());
        await corpusCase.WriteManyAsync(first, Enumerable.Range(0, corpusCase.Count).Select(i => corpusCase[i]), options);
        first.Position = 0;
        await corpusCase.WriteManyAsync(second, await corpusCase.ReadManyAsync(first, options), options);
        return first.ToArray().AsSpan().SequenceEqual(second.ToArray()) ? null : "the session changed";
    }

    private static async Task<string?> ClosedStreamsAsync()
    {
        var stream = new MemoryStream();
        await MemFormatSerializer.SerializeAsync(stream, new List<Book> { new("a", null, 3, ["x"]) });
        stream.Position = 0;
        if (await MemFormatSerializer.DeserializeAsync<List<Book>>(stream) is not [{ Title: "a" }])
            return "another list came back";
        stream.SetLength(0);
        await MemFormatSerializer.WriteManyAsync(stream, new[] { (1, "one"), (2, "two") });
        stream.Position = 0;
        var sum = 0;
        await foreach (var (number, _) in MemFormatSerializer.ReadManyAsync<(int, string)>(stream))
            sum += number;
        return sum == 3 ? null : "other tuples came back";
    }

    private static async Task<string?> ClosedPipesAsync()
    {
        var pipe = new Pipe();
        await MemFormatSerializer.WriteManyAsync(pipe.Writer, Later());
        await pipe.Writer.CompleteAsync();
        await foreach (var map in MemFormatSerializer.ReadManyAsync<Dictionary<string, Cell?[]>>(pipe.Reader))
        {
            if (map["a"] is not [null, { Row: 1, Column: 2 }])
                return "another map came back";
        }

        pipe = new Pipe();
        await MemFormatSerializer.SerializeAsync(pipe.Writer, new HashSet<DayOfWeek> { DayOfWeek.Friday });
        await pipe.Writer.CompleteAsync();
        return (await MemFormatSerializer.DeserializeAsync<HashSet<DayOfWeek>>(pipe.Reader))!.Contains(DayOfWeek.Friday)
            ? null
            : "another set came back";

        static async IAsyncEnumerable<Dictionary<string, Cell?[]>> Later()
        {
            await Task.Yield();
            yield return new() { ["a"] = [null, new Cell(1, 2)] };
        }
    }

    private static async Task<string?> ByTypeAsync()
    {
        var stream = new MemoryStream();
        await MemFormatSerializer.SerializeAsync(stream, new Cell(1, 2), typeof(Cell));
        stream.Position = 0;
        return await MemFormatSerializer.DeserializeAsync(stream, typeof(Cell)) is Cell { Row: 1 } ? null : "another cell came back";
    }
}
