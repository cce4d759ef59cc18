using System.Text.RegularExpressions;

namespace MemFormat.Evolution.Tests;

/// <summary>The user's page docs/evolution.md.</summary>
internal static partial class Guide
{
    private static readonly string s_text = File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "evolution.md"))
        .Replace("\r\n", "\n", StringComparison.Ordinal);

    /// <summary>The first column of the table.</summary>
    public static IReadOnlyList<string> Rows { get; } = Row().Matches(s_text).Select(m => m.Groups["row"].Value).ToList();

    /// <summary>The sections, each with its example.</summary>
    public static IReadOnlyDictionary<string, string> Examples { get; } = s_text.Split("\n### ").Skip(1)
        .ToDictionary(s => s[..s.IndexOf('\n', StringComparison.Ordinal)], s => Code().Match(s).Groups["code"].Value);

    /// <summary>Where each row of the table links to.</summary>
    public static IReadOnlyList<string> Links { get; } = Row().Matches(s_text).Select(m => m.Groups["link"].Value).ToList();

    /// <summary>The names of the fine points.</summary>
    public static IReadOnlyList<string> FinePoints { get; } = Point().Matches(Section("Fine points")).Select(m => m.Groups["point"].Value).ToList();

    /// <summary>The items of the list of fine points, named or not.</summary>
    public static int FinePointItems { get; } = Section("Fine points").Split("\n- ").Length - 1;

    private static string Section(string name) => s_text.Split($"\n## {name}\n")[1].Split("\n## ")[0];

    [GeneratedRegex(@"^- \*\*(?<point>.+?)\.\*\* ", RegexOptions.Multiline)]
    private static partial Regex Point();

    [GeneratedRegex(@"^\| \[(?<row>.+?)\]\(#(?<link>.*?)\) \|", RegexOptions.Multiline)]
    private static partial Regex Row();

    [GeneratedRegex(@"```csharp\n(?<code>.*?)```", RegexOptions.Singleline)]
    private static partial Regex Code();
}
