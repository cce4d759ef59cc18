using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using MemFormat.Generator.Tests;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Xunit;

namespace MemFormat.Analyzers.Tests;

/// <summary>What the pages show is true: the example is reported, the correction is not.</summary>
public sealed class PageExampleTests
{
    /// <summary>
    /// MF013 is about two assemblies, MF029 about other generators, MF050 and MF051 are the generator's; they have
    /// tests of their own. MF041 and MF042 show unions and closed classes, which this compiler does not know. MF100 to MF102 are
    /// MSBuild's.
    /// </summary>
    public static TheoryData<string> Ids() => new(Directory.GetFiles(Folder(), "MF*.md")
        .Select(f => Path.GetFileNameWithoutExtension(f)!)
        .Except(["MF013", "MF029", "MF041", "MF042", "MF050", "MF051", "MF100", "MF101", "MF102"]).Order());

    private static string Folder([CallerFilePath] string file = "") => Path.Combine(Path.GetDirectoryName(file)!, "../../docs/diagnostics");

    [Theory]
    [MemberData(nameof(Ids))]
    public async Task Examples_are_reported_and_corrections_are_not(string id)
    {
        var page = File.ReadAllText(Path.Combine(Folder(), id + ".md"));
        var blocks = PageBlocks.Of(page);
        Assert.Equal(2, blocks.Count);
        if (Regex.Match(page, "```csharp shipped\n(.*?)\n```", RegexOptions.Singleline) is { Success: true } shipped)
        {
            Assert.Contains(id, (await Releases.Analyze(shipped.Groups[1].Value, blocks[0], "Full")).Select(d => d.Id));
            Assert.DoesNotContain(await Releases.Analyze(shipped.Groups[1].Value, blocks[1], id == "MF072" ? "Full" : "Backward"),
                d => d.Id != "MF070" || id == "MF070");
            return;
        }

        if (id.StartsWith("MF06", StringComparison.Ordinal))
        {
            Assert.Contains(id, (await Analysis.AnalyzeTypeScript(Whole(blocks[0]), [])).Select(d => d.Id));
            Assert.Empty(await Analysis.AnalyzeTypeScript(Whole(blocks[1]), []));
            return;
        }

        if (id == "MF091")
        {
            Assert.Contains(id, (await Analysis.AnalyzeProject(Whole(blocks[0]), ("EnableAotAnalyzer", "true"))).Select(d => d.Id));
            Assert.Empty(await Analysis.AnalyzeProject(Whole(blocks[1]), ("EnableAotAnalyzer", "true")));
            return;
        }

        Assert.Contains(id, (await Analysis.Analyze(Whole(blocks[0]), Migration.Peers.All)).Select(d => d.Id));
        await Analysis.AssertClean(Whole(blocks[1]), Migration.Peers.All);
    }

    /// <summary>MF080 stands in a text file, which pragmas do not reach.</summary>
    [Theory]
    [MemberData(nameof(Ids))]
    public async Task Each_rule_is_turned_off_by_pragmas_and_editorconfig(string id)
    {
        var page = File.ReadAllText(Path.Combine(Folder(), id + ".md"));
        var shipped = Regex.Match(page, "```csharp shipped\n(.*?)\n```", RegexOptions.Singleline) is { Success: true } release
            ? release.Groups[1].Value
            : null;
        var block = PageBlocks.Of(page)[0];
        var code = shipped is null ? Whole(block) : Source.Shop(block);
        var first = (await Found(code)).FirstOrDefault(d => d.Id == id);
        Assert.NotNull(first);
        Assert.Equal(id == "MF080", (await Found($"#pragma warning disable {id}\n{code}")).Any(d => d.Id == id));
        if (first.Location.IsInSource)
        {
            Assert.DoesNotContain(await Found(code, Severities.Of(id, ReportDiagnostic.Suppress)), d => d.Id == id);
            Assert.All((await Found(code, Severities.Of(id, ReportDiagnostic.Warn))).Where(d => d.Id == id),
                d => Assert.Equal(DiagnosticSeverity.Warning, d.Severity));
        }

        async Task<IEnumerable<Diagnostic>> Found(string text, SyntaxTreeOptionsProvider? severities = null)
        {
            AdditionalText[] files = shipped is null ? [] : [new TextFile("MemFormat.Shipped.txt", Releases.Record(shipped))];
            var options = new AnalyzerOptions([.. files],
                new ProjectOptions(("MemFormatCompatibility", "Full"),
                    ("MemFormatTypeScriptOutput", id.StartsWith("MF06", StringComparison.Ordinal) ? "web" : ""), ("EnableAotAnalyzer", "true")));
            var (output, generated) = Analysis.Generate(text, severities, Migration.Peers.All);
            return generated.Where(d => !d.IsSuppressed)
                .Concat(await output.WithAnalyzers(Analysis.Analyzers, options).GetAnalyzerDiagnosticsAsync());
        }
    }

    private static string Whole(string block) => "using System.Text.RegularExpressions;\n"
        + Source.Shop(Regex.IsMatch(block, @"class Order\b") ? block : block + "\n[MemFormattable] public partial class Order;");
}
