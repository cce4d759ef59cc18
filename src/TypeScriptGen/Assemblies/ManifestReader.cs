using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using MemFormat.Schema.Recorded;
using MemFormat.Schema.Shapes;

namespace MemFormat.TypeScriptGen.Assemblies;

/// <summary>Reads the manifest and the references of an assembly from its file.</summary>
internal static class ManifestReader
{
    private const string Namespace = "MemFormat.Codecs", Manifest = "MemFormatManifestAttribute", Recorded = "MemFormatRecordedAttribute";
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
            if (references.FirstOrDefault(r => !OutputFile.IsName(r + ".dll")) is not null)
                throw new ToolException($"{path} refers to an assembly with a name that no file has.");
            var manifest = Arguments(metadata, Manifest, 1).Select(a => Parse(a[0])).FirstOrDefault();
            return new AssemblyFile(path, manifest, Arguments(metadata, Recorded, 3).Select(Root).ToList(), references);
        }
        catch (Exception exception) when (exception is BadImageFormatException || ManifestFaults.IsOfData(exception))
        {
            throw new ToolException($"{path} cannot be read: {exception.Message}", exception);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new ToolException(exception.Message, exception);
        }
    }

    /// <summary>The manifest of a text that an assembly has.</summary>
    /// <exception cref="FormatException">It is none, or a constant in it is none.</exception>
    public static AssemblyManifest Parse(string text)
    {
        var manifest = ManifestText.Read(text);
        return manifest.Types.SelectMany(t => t.Members).All(HasSoundConstant) ? manifest : throw ManifestDecoder.Invalid();
    }

    /// <summary>Whether a member can begin with the constant that it has. Where a type parameter is closed, the printer checks it.</summary>
    private static bool HasSoundConstant(MemberManifest member)
    {
        var type = member.Type;
        while (type.Kind == ManifestTypeKind.Nullable)
            type = type.Element;
        return member.Initial.Text is not { } text || type.Kind is not (ManifestTypeKind.Scalar or ManifestTypeKind.Enum)
            || ScalarBytes.IsConstant(type.Wire, text);
    }

    private static RecordedRoot Root(string[] values)
    {
        var label = values[0].Split(' ');
        var (type, release) = (string.Concat(label[..^1]), label[^1]);
        if (!CSharpName.IsType(type) || (!RecordedText.IsRelease(release) && release != RecordedRoot.Unshipped))
            throw new FormatException("A recorded schema has a name that C# does not allow.");
        return new(type, release, Convert.FromBase64String(values[1]).ToEquatableArray(), Convert.FromBase64String(values[2]).ToEquatableArray());
    }

    /// <summary>The texts that attributes of a name on the assembly are given.</summary>
    private static IEnumerable<string[]> Arguments(MetadataReader metadata, string name, int count)
    {
        foreach (var handle in metadata.GetCustomAttributes(EntityHandle.AssemblyDefinition))
        {
            var attribute = metadata.GetCustomAttribute(handle);
            if (!Is(metadata, attribute, name))
                continue;
            var value = metadata.GetBlobReader(attribute.Value);
            if (value.ReadUInt16() != Prolog)
                continue;
            var texts = new string[count];
            for (var i = 0; i < count; i++)
                texts[i] = value.ReadSerializedString() ?? "";
            yield return texts;
        }
    }

    private static bool Is(MetadataReader metadata, CustomAttribute attribute, string name)
    {
        if (attribute.Constructor.Kind != HandleKind.MemberReference)
            return false;
        var owner = metadata.GetMemberReference((MemberReferenceHandle)attribute.Constructor).Parent;
        if (owner.Kind != HandleKind.TypeReference)
            return false;
        var type = metadata.GetTypeReference((TypeReferenceHandle)owner);
        return metadata.StringComparer.Equals(type.Name, name) && metadata.StringComparer.Equals(type.Namespace, Namespace);
    }
}
