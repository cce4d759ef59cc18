using Corpus;

namespace MemFormat.Aot;

/// <summary>Native code writes the very bytes that the tests on the JIT have on record.</summary>
internal static class GoldenBytes
{
    /// <summary>Of collections that this version of .NET has not.</summary>
    private const string Newer = "NewCollections ";

    private static readonly MemFormatOptions s_none = new() { Header = MemFormatHeader.None };

    public static void Run(Score score, string folder)
    {
        foreach (var file in CorpusCases.Groups.Select(g => g.Name).Append("Kinds"))
        {
            // Lines of headers name the mode, those of bodies the value's index.
            foreach (var line in File.ReadLines(Path.Combine(folder, file + ".hex"))
                .Where(l => char.IsAsciiDigit(l[l.LastIndexOf(": ", StringComparison.Ordinal) - 1])
                    && !l.Contains(" Fingerprint64: ", StringComparison.Ordinal) && !l.StartsWith(Newer, StringComparison.Ordinal)))
            {
                score.Check("golden " + line[..Math.Min(60, line.Length)], () => Check(line));
            }
        }
    }

    private static string? Check(string line)
    {
        var colon = line.LastIndexOf(": ", StringComparison.Ordinal);
        var space = line.LastIndexOf(' ', colon - 1);
        var corpusCase = CorpusCases.Named(line[..space]);
        var value = corpusCase[int.Parse(line.AsSpan(space + 1, colon - space - 1), System.Globalization.CultureInfo.InvariantCulture)];
        var actual = Convert.ToHexString(corpusCase.Serialize(value, s_none));
        return actual.Equals(line[(colon + 2)..], StringComparison.OrdinalIgnoreCase) ? null : "native code writes " + actual;
    }
}
