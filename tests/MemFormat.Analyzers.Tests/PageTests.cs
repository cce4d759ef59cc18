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
            Assert.Contains($"{descriptor.DefaultSeverity}.", page);
            Assert.All(["## Problem", "## Why", "## Example", "## Fix"], section => Assert.Contains("\n" + section + "\n", page));
            Assert.Contains($"| [{descriptor.Id}]({descriptor.Id}.md) | {descriptor.DefaultSeverity} | {descriptor.Title} |", index);
        }
    }

    [Fact]
    public void Every_page_is_of_a_descriptor_or_of_the_check_before_the_compiler() => Assert.Equal(
        All().Select(d => d.Id).Append("MF100").Append("MF101").Order(),
        Directory.GetFiles(Folder(), "MF*.md").Select(f => Path.GetFileNameWithoutExtension(f)!).Order());

    [Fact]
    public void Ids_are_used_once_and_analyzers_know_the_warnings_and_what_the_generator_does_not_see()
    {
        Assert.Equal(All().Count, All().Select(d => d.Id).Distinct().Count());
        Assert.Equal(
            All().Where(d => d.DefaultSeverity != DiagnosticSeverity.Error).Select(d => d.Id).Concat(["MF030", "MF031", "MF038", "MF060", "MF071", "MF072", "MF076", "MF077", "MF078", "MF079", "MF090"]).Order(),
            Analysis.Analyzers.SelectMany(a => a.SupportedDiagnostics).Select(d => d.Id).Distinct().Order());
    }
}
