using System.Reflection;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Tests;

/// <summary>What the code under test is compiled against: this process's own framework and the runtime.</summary>
internal static class References
{
    public static IReadOnlyList<MetadataReference> All { get; } = Load();

    private static List<MetadataReference> Load()
    {
        var platform = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(p => Path.GetFileName(p) is var name
                && (name.StartsWith("System.", StringComparison.Ordinal) || name is "netstandard.dll" or "mscorlib.dll"))
            .Where(p => Path.GetDirectoryName(p) == Path.GetDirectoryName(typeof(object).Assembly.Location));
        return platform.Append(Assembly.Load("MemFormat").Location).Select(p => (MetadataReference)MetadataReference.CreateFromFile(p)).ToList();
    }
}
