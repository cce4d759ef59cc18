using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Schema.Shapes;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.References;

/// <summary>Finds the codecs that the runtime has for types of the base class library and for payloads within payloads.</summary>
internal static class CodedTypes
{
    private static readonly CodedType s_serializedType = new("MF::SerializedCodec<{0}, {c0}>", CodedSlot.Serialized, SaysNull: true);

    /// <summary>The codec, or null. Names are looked up only where they can be those of the base class library.</summary>
    public static CodedType? Find(INamedTypeSymbol type)
    {
        if (type is { Name: "Serialized", Arity: 1 } && AttributeReader.MetadataName(type) == KnownNames.Serialized)
            return s_serializedType;
        for (var space = type.ContainingNamespace; space is { IsGlobalNamespace: false }; space = space.ContainingNamespace)
        {
            if (space is { Name: "System", ContainingNamespace.IsGlobalNamespace: true })
                return InLibrary(AttributeReader.MetadataName(type), type);
        }

        return null;
    }

    private static CodedType? InLibrary(string name, INamedTypeSymbol type) =>
        (CodedCollections.Find(name, type.Arity) ?? CodedValues.Find(name, type.Arity)) is { } coded
        && coded.Since <= type.ContainingAssembly.Identity.Version.Major
            ? coded
            : null;
}
