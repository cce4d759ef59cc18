using MemFormat.Generator.Manifest;
using MemFormat.Generator.Parsing.Members;

namespace MemFormat.Analyzers;

/// <summary>Whether tools can know all they need about a member's type. Assemblies must describe it.</summary>
internal sealed class Printability(Compilation compilation)
{
    private const string Manifest = "MemFormat.Codecs.MemFormatManifestAttribute";

    /// <summary>The reason why a member cannot be printed, or null.</summary>
    public string? Obstacle(MemberCandidate member) =>
        AttributeReader.Find(member.Attributes, KnownNames.CustomCodec) is { } codec
            ? CodecObstacle(codec)
            : Named(member.Type).Select(Obstacle).FirstOrDefault(w => w is not null);

    /// <summary>The reason why values of a type, or of a derived one, cannot be printed, or null.</summary>
    public string? Obstacle(INamedTypeSymbol type)
    {
        if (AttributeReader.Find(type, KnownNames.CustomCodec) is { } codec)
            return CodecObstacle(codec);
        return AttributeReader.Has(type, KnownNames.Formattable) && IsSilent(type.ContainingAssembly)
            ? $"the assembly '{type.ContainingAssembly.Name}' has no schema of '{type.ToDisplayString()}'; build that assembly with MemFormatEmitSchema"
            : null;
    }

    private string? CodecObstacle(AttributeData attribute)
    {
        if (attribute.ConstructorArguments.FirstOrDefault().Value is not INamedTypeSymbol codec)
            return null;
        codec = codec.OriginalDefinition;
        if (!SymbolEqualityComparer.Default.Equals(codec.ContainingAssembly, compilation.Assembly))
        {
            return IsSilent(codec.ContainingAssembly)
                ? $"the assembly '{codec.ContainingAssembly.Name}' has no schema of '{codec.ToDisplayString()}'; build that assembly with MemFormatEmitSchema"
                : null;
        }

        return CodecIdentity.Of(codec, compilation) is { Id: { }, Version: { } }
            ? null
            : $"its codec '{codec.ToDisplayString()}' does not return its Id and Version as constants; make them constants";
    }

    /// <summary>
    /// Whether another assembly, as it was built, has no manifest. In an editor, projects are there as they will be,
    /// without theirs.
    /// </summary>
    private bool IsSilent(IAssemblySymbol assembly) =>
        compilation.GetMetadataReference(assembly) is PortableExecutableReference && !AttributeReader.Has(assembly, Manifest);

    /// <summary>All types that a type names.</summary>
    private static IEnumerable<INamedTypeSymbol> Named(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => Named(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.SelectMany(Named).Prepend(named),
        _ => [],
    };
}
