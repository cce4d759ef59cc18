using System.Reflection;
using System.Runtime.CompilerServices;
using MemFormat.Generator.Parsing.Reporting;
using Microsoft.CodeAnalysis;
using Xunit;

namespace MemFormat.Analyzers.Tests;

/// <summary>Each diagnostic has its page under docs/diagnostics.</summary>
public sealed class PageTests
{
    private static string Folder([CallerFilePath] string file = "") => Path.Combine(Path.GetDirectoryName(file)!, "../../docs/diagnostics");

    private static List<DiagnosticDescriptor> All() => typeof(Diagnostics).GetFields(BindingFlags.Static | BindingFlags.Public)
        .Select(f => f.GetValue(null)).OfType<DiagnosticDescriptor>().ToList();

    [Fact]
    public void Every_descriptor_has_a_page_that_says_its_title_and_severity_and_is_listed()
    {
        var index = File.ReadAllText(Path.Combine(Folder(), "README.md"));
        foreach (var descriptor in All())
        {
            var page = File.ReadAllText(Path.Combine(Folder(), descriptor.Id + ".md"));
            Assert.StartsWith($"# {descriptor.Id}: {descriptor.Title}\n", page);
            Assert.Contains($"\n\n{descriptor.DefaultSeverity}. ", page);
            Assert.Contains("\n\nFix: ", page);
            Assert.Contains($"- [{descriptor.Id}]({descriptor.Id}.md): {descriptor.Title}\n", index);
        }
    }

    /// <summary>The lists follow from the release tracking of the compiler's own rules. MEMFORMAT_ACCEPT=1 writes it.</summary>
    [Fact]
    public void The_list_of_pages_is_that_of_the_releases()
    {
        var file = Path.Combine(Folder(), "README.md");
        var releases =
            new[] { "Shipped",
                "Unshipped" }.SelectMany(r => File.ReadAllLines(Path.Combine(Folder(), $"../../src/Generator/AnalyzerReleases.{r}.md")))
            .Select(line => line.Split('|', StringSplitOptions.TrimEntries))
            .Where(cells => cells.Length == 4 && cells[0].StartsWith("MF", StringComparison.Ordinal))
            .Select(cells => (Id: cells[0], Severity: cells[2], Title: Diagnostics.ById(cells[0]).Title.ToString()));
        var rows = releases.Concat([("MF100", "Error", "Compiler is too old"), ("MF101", "Warning", "Language is not supported"),
            ("MF102", "Error", "Compatibility level is not known")]).OrderBy(r => r.Item1, StringComparer.Ordinal).ToList();
        var lists = List("Errors", "Error") + List("Warnings", "Warning") + List("Hints", "Info");
        var page = File.ReadAllText(file);
        var (start, end) = (page.IndexOf("## Errors\n", StringComparison.Ordinal), page.IndexOf("## Fixes\n", StringComparison.Ordinal));
        if (Environment.GetEnvironmentVariable("MEMFORMAT_ACCEPT") == "1")
            File.WriteAllText(file, page[..start] + lists + page[end..]);
        else
            Assert.Equal(lists, page[start..end]);

        string List(string heading, string severity) =>
            $"## {heading}\n\n" + string.Concat(rows.Where(r => r.Item2 == severity).Select(r => $"- [{r.Item1}]({r.Item1}.md): {r.Item3}\n")) + "\n";
    }

    [Fact]
    public void Every_page_is_of_a_descriptor_or_of_the_check_before_the_compiler() => Assert.Equal(
        All().Select(d => d.Id).Concat(["MF100", "MF101", "MF102"]).Order(),
        Directory.GetFiles(Folder(), "MF*.md").Select(f => Path.GetFileNameWithoutExtension(f)!).Order());

    [Fact]
    public void Ids_are_used_once_and_analyzers_know_the_warnings_and_what_the_generator_does_not_see()
    {
        Assert.Equal(All().Count, All().Select(d => d.Id).Distinct().Count());
        Assert.Equal(
            All().Where(d => d.DefaultSeverity != DiagnosticSeverity.Error).Select(d => d.Id)
                .Concat(["MF030", "MF031", "MF060", "MF063", "MF071", "MF072", "MF076", "MF077", "MF078", "MF079", "MF090"]).Order(),
            Analysis.Analyzers.SelectMany(a => a.SupportedDiagnostics).Select(d => d.Id).Distinct().Order());
    }
}
