using System.Runtime.Loader;
using PublicApiGenerator;
using Xunit;

namespace MemFormat.Architecture.Tests.PublicApi;

/// <summary>What programs compile against, as a file per target. A difference is a change that users see: read it, then accept it.</summary>
public class PublicApiTests
{
    [Theory]
    [InlineData("net8.0")]
    [InlineData("net10.0")]
    public void Public_API_is_the_one_that_was_accepted(string target)
    {
        var api = Of(target);
        var file = Path.Combine(Repository.Root, $"tests/MemFormat.Architecture.Tests/PublicApi/MemFormat.{target}.txt");
        if (Environment.GetEnvironmentVariable("MEMFORMAT_ACCEPT") == "1")
            File.WriteAllText(file, api);

        Assert.Equal(File.ReadAllText(file), api);
    }

    private static string Of(string target)
    {
        var path = Repository.Output("src/Runtime", target, "MemFormat.dll");
        var context = new AssemblyLoadContext(target, isCollectible: true);
        var api = context.LoadFromAssemblyPath(path).GeneratePublicApi(new ApiGeneratorOptions { IncludeAssemblyAttributes = false });
        context.Unload();
        return api.ReplaceLineEndings("\n").TrimEnd() + "\n";
    }
}
