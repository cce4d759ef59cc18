using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;

namespace MemFormat.Architecture.Tests.Size;

/// <summary>The runtime as it was built in the configuration of the tests: its metadata.</summary>
internal sealed class BuiltAssembly : IDisposable
{
    private readonly PEReader _file;

    public BuiltAssembly(string target)
    {
        _file = new PEReader(File.OpenRead(Repository.Output("src/Runtime", target, "MemFormat.dll")));
        Metadata = _file.GetMetadataReader();
    }

    public MetadataReader Metadata { get; }

    public IEnumerable<TypeDefinition> Types => Metadata.TypeDefinitions.Select(Metadata.GetTypeDefinition);

    /// <summary>Types that are not public, without attributes that the compiler adds for an older framework.</summary>
    public IEnumerable<TypeDefinition> HiddenTypes =>
        Types.Where(type => !IsPublic(type) && !Metadata.GetString(type.Namespace).StartsWith("System", StringComparison.Ordinal));

    public string Name(TypeDefinition type) =>
        (type.IsNested ? Name(Metadata.GetTypeDefinition(type.GetDeclaringType())) + "." : "") + Metadata.GetString(type.Name);

    /// <summary>The names of the methods of a type.</summary>
    public IEnumerable<string> Methods(TypeDefinition type) =>
        type.GetMethods().Select(method => Metadata.GetString(Metadata.GetMethodDefinition(method).Name));

    /// <summary>The properties whose field the compiler made, but for those that implement or override another one.</summary>
    public IEnumerable<string> AutoProperties(TypeDefinition type)
    {
        var fields = type.GetFields().Select(field => Metadata.GetString(Metadata.GetFieldDefinition(field).Name)).ToHashSet();
        return from handle in type.GetProperties()
               let property = Metadata.GetPropertyDefinition(handle)
               let name = Metadata.GetString(property.Name)
               where fields.Contains($"<{name}>k__BackingField")
               where (Metadata.GetMethodDefinition(property.GetAccessors().Getter).Attributes & MethodAttributes.Virtual) == 0
               select $"{Name(type)}.{name}";
    }

    public void Dispose() => _file.Dispose();

    private bool IsPublic(TypeDefinition type) => (type.Attributes & TypeAttributes.VisibilityMask) switch
    {
        TypeAttributes.Public => true,
        TypeAttributes.NestedPublic => IsPublic(Metadata.GetTypeDefinition(type.GetDeclaringType())),
        _ => false,
    };
}
