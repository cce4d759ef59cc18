using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using MemFormat.Analyzers.Tests.Fixes;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Xunit;

namespace MemFormat.Analyzers.Tests.Migration;

/// <summary>
/// The projects of docs/migration: "fix all" makes of the one before exactly the one after, and what reads both formats compiles beside
/// it. MEMFORMAT_ACCEPT=1 writes it there. Pages without a fix are run by tests/Package/pages.sh.
/// </summary>
public sealed class MigrationPageTests
{
    public static TheoryData<string> Files => new(Directory.GetFiles(Folder(), "*.md")
        .Where(f => File.ReadAllText(f).Contains("```csharp before\n", StringComparison.Ordinal)).Select(f => Path.GetFileName(f)!).Order());

    private static string Folder([CallerFilePath] string file = "") => Path.Combine(Path.GetDirectoryName(file)!, "../../../docs/migration");

    [Theory]
    [MemberData(nameof(Files))]
    public async Task A_page_shows_what_the_fix_does(string file)
    {
        var page = File.ReadAllText(Path.Combine(Folder(), file));
        var rule = Regex.Match(page, @"MF\d+").Value;
        var project = new Workbench([Block(page, "before")], Peers.All, "", ("ImplicitUsings", "enable"));
        project.AddGlobalUsings("System", "System.Collections.Generic");
        Assert.Empty(await project.Errors());
        await project.FixAll(rule, "move", FixAllScope.Solution);
        Assert.Empty(await project.Errors());
        Assert.DoesNotContain(await project.Diagnostics(), d => d.Severity == DiagnosticSeverity.Error || d.Id == rule);
        var after = project.Text.Split("\nglobal using")[0].TrimEnd('\n');
        if (Environment.GetEnvironmentVariable("MEMFORMAT_ACCEPT") == "1")
        {
            File.WriteAllText(
                Path.Combine(Folder(), file), page.Replace($"```csharp after\n{Block(page, "after")}\n```", $"```csharp after\n{after}\n```"));
        }
        else
        {
            Assert.Equal(Block(page, "after"), after);
        }
    }

    [Theory]
    [MemberData(nameof(Files))]
    public async Task What_reads_both_formats_compiles_beside_the_moved_types(string file)
    {
        var page = File.ReadAllText(Path.Combine(Folder(), file));
        Assert.Equal(file != "orleans.md", Block(page, "both").Length > 0);
        Assert.Equal(Regex.Count(page, "```csharp both\n"), Regex.Count(page[page.IndexOf("## Read both", StringComparison.Ordinal)..], "```csharp"));
        var project = new Workbench([Block(page, "after"), Block(page, "both")], Peers.All, "", ("ImplicitUsings", "enable"));
        project.AddGlobalUsings("System", "System.Collections.Generic");
        Assert.Empty(await project.Errors());
    }

    private static string Block(string page, string name) =>
        Regex.Match(page, $"```csharp {name}\n(.*?)\n```", RegexOptions.Singleline).Groups[1].Value;
}
