namespace MemFormat.Architecture.Tests.Prose;

/// <summary>Words per 100 words of prose: what plain English can be told by.</summary>
internal static class Measures
{
    public const double MostLinking = 1.5;

    public const double LeastAddressing = 1;

    private static readonly HashSet<string> s_linking = new(["that", "which", "what", "who"], StringComparer.OrdinalIgnoreCase);

    private static readonly HashSet<string> s_addressing = new(["you", "your", "yours", "yourself"], StringComparer.OrdinalIgnoreCase);

    /// <summary>Words that hang clauses behind clauses.</summary>
    public static double Linking(IReadOnlyCollection<string> words) => Share(words, s_linking);

    /// <summary>Words that speak to the reader.</summary>
    public static double Addressing(IReadOnlyCollection<string> words) => Share(words, s_addressing);

    private static double Share(IReadOnlyCollection<string> words, HashSet<string> counted) =>
        100.0 * words.Count(counted.Contains) / words.Count;
}
