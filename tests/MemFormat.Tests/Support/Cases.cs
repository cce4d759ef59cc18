using Corpus;

namespace MemFormat.Tests;

/// <summary>The corpus for theories: cases by name, which test runners can print.</summary>
internal static class Cases
{
    public static TheoryData<string> All => Names(CorpusCases.All);

    public static TheoryData<string> Types => Names(CorpusCases.Types);

    /// <summary>The values of a case, at most so many of them, spread evenly.</summary>
    public static IEnumerable<object?> Values(this CorpusCase corpusCase, int atMost = int.MaxValue)
    {
        var step = Math.Max(1, corpusCase.Count / atMost);
        for (var i = 0; i < corpusCase.Count; i += step)
            yield return corpusCase[i];
    }

    private static TheoryData<string> Names(IEnumerable<CorpusCase> cases)
    {
        var names = new TheoryData<string>();
        foreach (var each in cases)
            names.Add(each.Name);
        return names;
    }
}
