using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;

namespace Workers.Scanning;

/// <summary>What an assembly has.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Methods">How many methods it defines.</param>
/// <param name="Namespaces">How many types each namespace has.</param>
internal sealed record AssemblyCounts(string Name, int Methods, IReadOnlyDictionary<string, int> Namespaces)
{
    public int Types => Namespaces.Values.Sum();

    /// <summary>Reads an assembly; null for a file that is none.</summary>
    public static AssemblyCounts? Scan(string path)
    {
        using var image = new PEReader(File.OpenRead(path));
        if (!HasMetadata(image))
            return null;

        var reader = image.GetMetadataReader();
        if (!reader.IsAssembly)
            return null;

        var namespaces = reader.TypeDefinitions.Select(handle => reader.GetTypeDefinition(handle)).GroupBy(type => reader.GetString(type.Namespace));
        return new(
            reader.GetString(reader.GetAssemblyDefinition().Name),
            reader.MethodDefinitions.Count,
            namespaces.ToDictionary(group => group.Key, group => group.Count()));
    }

    private static bool HasMetadata(PEReader image)
    {
        try
        {
            return image.HasMetadata;
        }
        catch (BadImageFormatException)
        {
            return false;
        }
    }
}
