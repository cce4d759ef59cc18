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
        new(), new() { Header = MemFormatHeader.Fingerprint }, new() { Header = MemFormatHeader.Fingerprint64 },
        new() { Header = MemFormatHeader.None },
        new() { Compression = MemFormatCompression.Brotli() },
    ];

    private static readonly MemFormatOptions s_byType = new() { Context = CorpusContext.Default };

    public static void Run(Score score)
    {
        foreach (var corpusCase in CorpusCases.All)
        {
            foreach (var options in s_headers)
                score.Check($"{corpusCase.Name} {options.Header} {options.Compression}", () => Check(corpusCase, options));
            score.Check($"{corpusCase.Name} by type", () => CheckByType(corpusCase));
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

    /// <summary>The entry points of frameworks, and a copy.</summary>
    private static string? CheckByType(CorpusCase corpusCase)
    {
        for (var i = 0; i < corpusCase.Count; i++)
        {
            var payload = corpusCase.Serialize(corpusCase[i]);
            var read = MemFormatSerializer.Deserialize(payload, corpusCase.Type, s_byType);
            if (!MemFormatSerializer.Serialize(read, corpusCase.Type, s_byType).AsSpan().SequenceEqual(payload))
                return $"value {i} changed";
            if (!corpusCase.Serialize(corpusCase.Clone(corpusCase[i])).AsSpan().SequenceEqual(payload))
                return $"the copy of value {i} is another one";
            if (!corpusCase.Serialize(corpusCase.Populate(payload, corpusCase.Clone(corpusCase[0]))).AsSpan().SequenceEqual(payload))
                return $"value {i} read into another one changed";
            using var json = System.Text.Json.JsonDocument.Parse(MemFormatJson.ToString(payload), new() { MaxDepth = 1000 });
            if (json.RootElement.ValueKind == System.Text.Json.JsonValueKind.Null != corpusCase[i] is null)
                return $"value {i} has other JSON";
        }

        return null;
    }
}
