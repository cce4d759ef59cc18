using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;

namespace MemFormat.Tools.Assemblies;

/// <summary>Reads the manifest and the references of an assembly from its file.</summary>
internal static class ManifestReader
{
    private const string Namespace = "MemFormat.Codecs", Attribute = "MemFormatManifestAttribute";
    private const ushort Prolog = 1;

    /// <exception cref="ToolException">The file is not an assembly, or its manifest cannot be read.</exception>
    public static AssemblyFile Read(string path)
    {
        try
        {
            using var stream = File.OpenRead(path);
            using var file = new PEReader(stream);
            if (!file.HasMetadata)
                throw new ToolException($"{path} is not a .NET assembly.");
            var metadata = file.GetMetadataReader();
            var references = metadata.AssemblyReferences.Select(r => metadata.GetString(metadata.GetAssemblyReference(r).Name)).ToList();
            var text = Text(metadata);
            return new AssemblyFile(path, text is null ? null : ManifestText.Read(text), references);
        }
        catch (Exception exception) when (exception is BadImageFormatException or FormatException)
        {
            throw new ToolException($"{path} cannot be read: {exception.Message}", exception);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new ToolException(exception.Message, exception);
        }
    }

    private static string? Text(MetadataReader metadata)
    {
        foreach (var handle in metadata.GetCustomAttributes(EntityHandle.AssemblyDefinition))
        {
            var attribute = metadata.GetCustomAttribute(handle);
            if (!IsManifest(metadata, attribute))
                continue;
            var value = metadata.GetBlobReader(attribute.Value);
            if (value.ReadUInt16() == Prolog)
                return value.ReadSerializedString();
        }

        return null;
    }

    private static bool IsManifest(MetadataReader metadata, CustomAttribute attribute)
    {
        if (attribute.Constructor.Kind != HandleKind.MemberReference)
            return false;
        var owner = metadata.GetMemberReference((MemberReferenceHandle)attribute.Constructor).Parent;
        if (owner.Kind != HandleKind.TypeReference)
            return false;
        var type = metadata.GetTypeReference((TypeReferenceHandle)owner);
        return metadata.StringComparer.Equals(type.Name, Attribute) && metadata.StringComparer.Equals(type.Namespace, Namespace);
    }
}
