using System.Text.RegularExpressions;

namespace MemFormat.Analyzers.Tests;

/// <summary>The C# of a page, in its order.</summary>
internal static class PageBlocks
{
    /// <summary>Those without a word behind <c>csharp</c>. A diff is two: the code with the mistake, and the corrected one.</summary>
    public static IReadOnlyList<string> Of(string page) =>
        [.. Regex.Matches(page, "```(csharp|diff)\n(.*?)\n```", RegexOptions.Singleline).SelectMany(block =>
            block.Groups[1].Value == "diff"
                ? [Side(block.Groups[2].Value, '-'), Side(block.Groups[2].Value, '+')]
                : (string[])[block.Groups[2].Value])];

    private static string Side(string diff, char sign) => string.Join('\n', diff.Split('\n')
        .Where(line => line.Length == 0 || line[0] == ' ' || line[0] == sign).Select(line => line.Length == 0 ? line : line[1..]));
}
