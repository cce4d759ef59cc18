namespace MemFormat.Architecture.Tests.Prose;

/// <summary>Phrases that plain English does without.</summary>
internal static class Phrases
{
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
}
