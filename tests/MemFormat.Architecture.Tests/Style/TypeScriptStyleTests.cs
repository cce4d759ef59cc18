using System.Text.RegularExpressions;
using MemFormat.Architecture.Tests.Walls;
using Xunit;

namespace MemFormat.Architecture.Tests.Style;

/// <summary>The TypeScript runtime reads like the C# one. Bundlers shorten locals and functions, so their names cost nothing.</summary>
public sealed partial class TypeScriptStyleTests
{
    private const int MostLines = 39;

    /// <summary>
    /// Words of one or two letters that are names: an index, what nobody reads, parameters of types; of the bytes of
    /// a text, where lines would be twice as long.
    /// </summary>
    private static readonly HashSet<string> s_names = [.. "i _ C F H I K M N P T V text.b".Split(' ')];

    /// <summary>Words of the language and of English.</summary>
    private static readonly HashSet<string> s_words = [.. "as at do id if in is of ok on to".Split(' ')];

    private static readonly IReadOnlyDictionary<string, string> s_files = TypeScriptHouse.Files();

    [Fact]
    public void Functions_have_fewer_than_40_lines()
    {
        var all = s_files.SelectMany(file => Functions(file.Key, file.Value)).ToList();
        Assert.Equal([], all.Where(function => function.Lines > MostLines));
        Assert.InRange(all.Count, 200, 2_000);
    }

    [Fact]
    public void Names_are_whole_words() => Assert.Equal([],
        from file in s_files
        from name in ShortWords().Matches(Others().Replace(file.Value, " ")).Select(match => match.Value).Distinct()
        where !s_words.Contains(name) && !s_names.Contains(name) && !s_names.Contains($"{file.Key}.{name}")
        select $"{file.Key}: {name}");

    /// <summary>Functions end at the next line that is as far in as the one they begin in.</summary>
    private static IEnumerable<(string File, string Head, int Lines)> Functions(string file, string text)
    {
        var lines = text.Split('\n');
        for (var i = 0; i < lines.Length; i++)
        {
            if (!Head().IsMatch(lines[i]))
                continue;
            var depth = Depth(lines[i]);
            var end = Array.FindIndex(lines, i + 1, line => line.Length > 0 && Depth(line) <= depth);
            yield return (file, lines[i].Trim(), end - i + 1);
        }
    }

    private static int Depth(string line) => line.Length - line.TrimStart().Length;

    /// <summary>A function, an arrow or a method that takes more than a line.</summary>
    [GeneratedRegex(@"^(?!\s*(?:\}|if|for|while|switch|try|do|else)\b)(?:.*\bfunction\b.*|.*=>|\s+(?:async |get )?\w+\([^)]*\)(?:: [^=]+)?) [{(]$")]
    private static partial Regex Head();

    [GeneratedRegex(@"(?<![\w\\])[A-Za-z_]\w?\b")]
    private static partial Regex ShortWords();

    /// <summary>Comments, texts and patterns.</summary>
    [GeneratedRegex(@"/\*[\s\S]*?\*/|//.*|'(?:[^'\n\\]|\\.)*'|`[^`]*`|(?<=[(=:?&|]\s*)/[^/\s*].*?/[a-z]*(?=[,.)])")]
    private static partial Regex Others();
}
