using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using MemFormat.Generator.Parsing.Reporting;
using Xunit;

namespace MemFormat.Analyzers.Tests;

/// <summary>docs/troubleshooting.md names rules that would have caught an error of a running program: each is one.</summary>
public sealed class RuleOfErrorTests
{
    public static TheoryData<string, string> Errors()
    {
        var page = File.ReadAllText(Path.Combine(Folder(), "../../docs/troubleshooting.md"));
        page = page[..page.IndexOf("\n## Errors of your build", StringComparison.Ordinal)];
        var data = new TheoryData<string, string>();
        foreach (Match error in Regex.Matches(page, "```text\n(.*)\n```((?s:.*?))(?=```text|\n#|\\z)"))
            data.Add(error.Groups[1].Value, error.Groups[2].Value);
        return data;
    }

    [Theory, MemberData(nameof(Errors))]
    public void An_error_names_rules_that_exist(string error, string text)
    {
        Assert.NotEmpty(error);
        if (text.Split('\n').SingleOrDefault(l => l.StartsWith("Rule: ", StringComparison.Ordinal)) is not { } line)
            return;
        var ids = Regex.Matches(line, @"\[(MF\d+)\]").Select(id => id.Groups[1].Value).ToList();
        Assert.NotEmpty(ids);
        Assert.All(ids, id => Assert.Equal(id, Diagnostics.ById(id).Id));
    }

    private static string Folder([CallerFilePath] string file = "") => Path.GetDirectoryName(file)!;
}
