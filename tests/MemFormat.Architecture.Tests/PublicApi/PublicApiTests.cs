using System.Runtime.Loader;
using PublicApiGenerator;
using Xunit;

namespace MemFormat.Architecture.Tests.PublicApi;

/// <summary>
/// What programs compile against, as a file per target: what version 1.0 ships. With <c>MEMFORMAT_ACCEPT=1</c> lines are added. Users have
/// the others: take one away by hand before 1.0.0 only, and say so in the changelog.
/// </summary>
public class PublicApiTests
{
    [Theory]
    [InlineData("Runtime", "MemFormat", "net8.0")]
    [InlineData("Runtime", "MemFormat", "net10.0")]
    [InlineData("Zstandard", "MemFormat.Zstandard", "net8.0")]
    [InlineData("Zstandard", "MemFormat.Zstandard", "net10.0")]
    [InlineData("Files", "MemFormat.Files", "net8.0")]
    [InlineData("Files", "MemFormat.Files", "net10.0")]
    public void Public_API_is_the_one_that_was_accepted(string folder, string assembly, string target)
    {
        var api = Of(folder, assembly, target);
        var file = Path.Combine(Repository.Root, $"tests/MemFormat.Architecture.Tests/PublicApi/{assembly}.{target}.txt");
        if (Environment.GetEnvironmentVariable("MEMFORMAT_ACCEPT") == "1")
        {
            Assert.Null(Missing(File.ReadAllLines(file), api.Split('\n')));
            File.WriteAllText(file, api);
        }

        Assert.Equal(File.ReadAllText(file), api);
    }

    [Fact]
    public void A_shipped_line_that_is_gone_is_noticed()
    {
        Assert.Null(Missing(["class A", "  M()", "  N()"], ["class A", "  L()", "  M()", "  N()", "class B"]));
        Assert.Equal("  M()", Missing(["class A", "  M()", "  N()"], ["class A", "  M(int)", "  N()"]));
    }

    /// <summary>The first of the lines that does not come, in this order, among others.</summary>
    private static string? Missing(IEnumerable<string> shipped, IReadOnlyList<string> lines)
    {
        var next = 0;
        return shipped.FirstOrDefault(line =>
        {
            while (next < lines.Count && lines[next] != line)
                next++;
            return next++ >= lines.Count;
        });
    }

    private static string Of(string folder, string assembly, string target)
    {
        var path = Repository.Output($"src/{folder}", target, assembly + ".dll");
        var context = new AssemblyLoadContext(assembly + target, isCollectible: true);
        context.Resolving += (own, name) => own.LoadFromAssemblyPath(Path.Combine(Path.GetDirectoryName(path)!, name.Name + ".dll"));
        var api = context.LoadFromAssemblyPath(path).GeneratePublicApi(new ApiGeneratorOptions { IncludeAssemblyAttributes = false });
        context.Unload();
        return api.ReplaceLineEndings("\n").TrimEnd() + "\n";
    }
}
