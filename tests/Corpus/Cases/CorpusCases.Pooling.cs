using Corpus.Pooling;

namespace Corpus;

public static partial class CorpusCases
{
    private static IEnumerable<CorpusCase> Pooling() =>
    [
        Of("PooledTexts", PooledTexts.Make),
        Of("PlainTexts", PlainTexts.Make),
        Of("PooledKin", PooledKin.Make),
    ];
}
