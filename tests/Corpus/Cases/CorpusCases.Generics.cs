namespace Corpus;

public static partial class CorpusCases
{
    private static IEnumerable<CorpusCase> Generics() =>
    [
    ];
}
