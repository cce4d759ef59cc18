using Microsoft.CodeAnalysis;

namespace MemFormat.Evolution.Tests;

/// <summary>What code that is compiled here sees: this process's own framework, the runtime, and these tests.</summary>
internal static class References
{
    public static IReadOnlyList<MetadataReference> All { get; } = Load();

    private static List<MetadataReference> Load()
    {
        var framework = Path.GetDirectoryName(typeof(object).Assembly.Location);
        var platform = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(p => Path.GetDirectoryName(p) == framework);
        return platform.Append(typeof(MemFormatSerializer).Assembly.Location).Append(typeof(References).Assembly.Location)
            .Select(p => (MetadataReference)MetadataReference.CreateFromFile(p)).ToList();
    }
}
