namespace MemFormat.Architecture.Tests.Prose;

/// <summary>The signs of plain English: words per 100 words of prose, and phrases.</summary>
internal static class Measures
{
    public const double MostLinking = 1.5;

    public const double LeastAddressing = 1;

    private static readonly HashSet<string> s_linking = new(["that", "which", "what", "who"], StringComparer.OrdinalIgnoreCase);

    private static readonly HashSet<string> s_addressing = new(["you", "your", "yours", "yourself"], StringComparer.OrdinalIgnoreCase);

    /// <summary>Phrases that plain English does without.</summary>
    private static readonly string[] s_refused =
    [
        "without ado", "for ever", "of no kind", "the very", "is told", "are told", "been told", "somebody", "anybody", "whoever", "nobody", "be it",
        "holds good", "as it should be",
    ];

    public static IReadOnlyList<string> Words(string text) => [.. text.Split([' ', '/', '–', '…', '\n', '\r'], StringSplitOptions.RemoveEmptyEntries)
        .Select(word => word.Trim([.. word.Where(c => !char.IsLetter(c))]))
        .Where(word => word.Length > 0)];

    public static IEnumerable<string> Refused(IEnumerable<string> words)
    {
        var text = $" {string.Join(' ', words)} ";
        return s_refused.Where(phrase => text.Contains($" {phrase} ", StringComparison.OrdinalIgnoreCase));
    }

    /// <summary>Words that append clauses to clauses.</summary>
    public static double Linking(IReadOnlyCollection<string> words) => Share(words, s_linking);

    /// <summary>Words that speak to the reader.</summary>
    public static double Addressing(IReadOnlyCollection<string> words) => Share(words, s_addressing);

    private static double Share(IReadOnlyCollection<string> words, HashSet<string> counted) =>
        100.0 * words.Count(counted.Contains) / words.Count;
}
