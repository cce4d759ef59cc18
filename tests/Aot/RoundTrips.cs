using System.Buffers;
using Corpus;

namespace MemFormat.Aot;

/// <summary>
/// Every value of the corpus, through every header: what is read is written as the same bytes again. That these bytes are
/// right is what <see cref="GoldenBytes"/> checks.
/// </summary>
internal static class RoundTrips
{
    private static readonly MemFormatOptions[] s_headers =
    [
        new(), new() { Header = MemFormatHeader.Fingerprint }, new() { Header = MemFormatHeader.Fingerprint64 }, new() { Header = MemFormatHeader.None },
    ];

    public static void Run(Score score)
    {
        foreach (var corpusCase in CorpusCases.All)
        {
            foreach (var options in s_headers)
                score.Check($"{corpusCase.Name} {options.Header}", () => Check(corpusCase, options));
        }
    }

    private static string? Check(CorpusCase corpusCase, MemFormatOptions options)
    {
        for (var i = 0; i < corpusCase.Count; i++)
        {
            if (corpusCase[i] is null && options.Header == MemFormatHeader.None)
                continue;
            var payload = corpusCase.Serialize(corpusCase[i], options);
            if (!corpusCase.Serialize(corpusCase.Deserialize(payload, options), options).AsSpan().SequenceEqual(payload))
                return $"value {i} changed";
            if (!corpusCase.Serialize(corpusCase.Deserialize(new ReadOnlySequence<byte>(payload), options), options).AsSpan().SequenceEqual(payload))
                return $"value {i} changed in a sequence";
        }

        return null;
    }
}
