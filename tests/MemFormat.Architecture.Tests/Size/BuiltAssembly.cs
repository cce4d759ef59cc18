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

    public string Name(TypeDefinition type) =>
        (type.IsNested ? Name(Metadata.GetTypeDefinition(type.GetDeclaringType())) + "." : "") + Metadata.GetString(type.Name);

    public void Dispose() => _file.Dispose();
}
