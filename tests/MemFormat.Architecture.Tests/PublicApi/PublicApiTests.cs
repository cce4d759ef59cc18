using System.Runtime.Loader;
using PublicApiGenerator;
using Xunit;

namespace MemFormat.Architecture.Tests.PublicApi;

/// <summary>What programs compile against, as a file per target. A difference is a change that users see: read it, then accept it.</summary>
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
            File.WriteAllText(file, api);

        Assert.Equal(File.ReadAllText(file), api);
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
