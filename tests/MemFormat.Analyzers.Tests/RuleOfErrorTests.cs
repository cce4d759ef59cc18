using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using MemFormat.Generator.Parsing.Reporting;
using Xunit;

namespace MemFormat.Analyzers.Tests;

/// <summary>docs/troubleshooting.md names the rule that would have caught each error of a running program, or says that there is none.</summary>
public sealed class RuleOfErrorTests
{
    public static TheoryData<string, string> Errors()
    {
        var page = File.ReadAllText(Path.Combine(Folder(), "../../docs/troubleshooting.md"));
        page = page[..page.IndexOf("\n## Errors of your build", StringComparison.Ordinal)];
        var data = new TheoryData<string, string>();
        foreach (Match error in Regex.Matches(page, "```text message\n(.*)\n```((?s:.*?))(?=```text message|\n#|\\z)"))
            data.Add(error.Groups[1].Value, error.Groups[2].Value);
        return data;
    }

    [Theory, MemberData(nameof(Errors))]
    public void An_error_names_its_rule(string error, string text)
    {
        var line = Assert.Single(text.Split('\n'), l => l.StartsWith("Rule: ", StringComparison.Ordinal));
        if (line != "Rule: none.")
            Assert.All(Regex.Matches(line, @"\[(MF\d+)\]"), id => Assert.Equal(id.Groups[1].Value, Diagnostics.Of(id.Groups[1].Value).Id));
        Assert.NotEmpty(error);
    }

    private static string Folder([CallerFilePath] string file = "") => Path.GetDirectoryName(file)!;
}
