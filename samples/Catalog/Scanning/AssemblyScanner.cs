using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using ApiCatalog.Model;

namespace ApiCatalog.Scanning;

/// <summary>Reads one assembly.</summary>
internal static class AssemblyScanner
{
    /// <summary>The assembly's public API; null for a file without metadata or without an assembly in it.</summary>
    public static ApiAssembly? Scan(string file)
    {
        using var stream = File.OpenRead(file);
        using var image = new PEReader(stream);
        if (!IsManaged(image))
            return null;

        var reader = image.GetMetadataReader();
        if (!reader.IsAssembly)
            return null;

        var name = reader.GetAssemblyDefinition().GetAssemblyName();
        var version = name.Version ?? new Version(0, 0, 0, 0);
        var token = name.GetPublicKeyToken();
        return new ApiAssembly
        {
            Name = name.Name ?? "",
            Version = new ApiVersion((ushort)version.Major, (ushort)version.Minor, (ushort)version.Build, (ushort)version.Revision),
            PublicKeyToken = token is { Length: > 0 } ? token : null,
            ModuleId = reader.GetGuid(reader.GetModuleDefinition().Mvid),
            FileSize = stream.Length,
            Types = new TypeScanner(reader).Scan(),
        };
    }

    private static bool IsManaged(PEReader image)
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
