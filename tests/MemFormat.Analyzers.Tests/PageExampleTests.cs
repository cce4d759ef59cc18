using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using MemFormat.Generator.Tests;
using Xunit;

namespace MemFormat.Analyzers.Tests;

/// <summary>What the pages show is true: the example is reported, the correction is not.</summary>
public sealed class PageExampleTests
{
    /// <summary>MF013 is about two assemblies, MF050 and MF051 are the generator's, MF038 is about whole files; they have tests of their own. MF100 and MF101 are MSBuild's.</summary>
    public static TheoryData<string> Ids() => new(Directory.GetFiles(Folder(), "MF*.md")
        .Select(f => Path.GetFileNameWithoutExtension(f)!).Except(["MF013", "MF038", "MF050", "MF051", "MF100", "MF101"]).Order());

    private static string Folder([CallerFilePath] string file = "") => Path.Combine(Path.GetDirectoryName(file)!, "../../docs/diagnostics");

    [Theory]
    [MemberData(nameof(Ids))]
    public async Task Examples_are_reported_and_corrections_are_not(string id)
    {
        var page = File.ReadAllText(Path.Combine(Folder(), id + ".md"));
        var blocks = Regex.Matches(page, "```csharp\n(.*?)\n```", RegexOptions.Singleline).Select(m => m.Groups[1].Value).ToList();
        Assert.Equal(2, blocks.Count);
        if (Regex.Match(page, "```csharp shipped\n(.*?)\n```", RegexOptions.Singleline) is { Success: true } shipped)
        {
            Assert.Contains(id, (await Releases.Analyze(shipped.Groups[1].Value, blocks[0], "Full")).Select(d => d.Id));
            Assert.DoesNotContain(await Releases.Analyze(shipped.Groups[1].Value, blocks[1], id == "MF072" ? "Full" : "Backward"), d => d.Id != "MF070" || id == "MF070");
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

    private static string Whole(string block) => "using System.Text.RegularExpressions;\n"
        + Source.Shop(Regex.IsMatch(block, @"class Order\b") ? block : block + "\n[MemFormattable] public partial class Order;");
}
