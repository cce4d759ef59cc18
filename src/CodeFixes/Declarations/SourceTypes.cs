using MemFormat.Generator.Parsing.TypeRefs;

namespace MemFormat.CodeFixes.Declarations;

/// <summary>Questions about the types of a project.</summary>
internal static class SourceTypes
{
    /// <summary>The types of the project inside a type that have no codec, and could have one with [MemFormattable].</summary>
    public static IEnumerable<INamedTypeSymbol> WithoutCodec(ITypeSymbol type, Compilation compilation) => Named(type)
        .Select(t => t.OriginalDefinition)
        .Where(t =>
            t is { TypeKind: TypeKind.Class or TypeKind.Struct or TypeKind.Interface, IsAnonymousType: false, IsTupleType: false }
                and { IsRefLikeType: false, IsStatic: false }
            && SymbolEqualityComparer.Default.Equals(t.ContainingAssembly, compilation.Assembly)
            && (!AttributeReader.Has(t, KnownNames.Formattable) || t.IsAbstract && !TypeTraits.IsUnion(t))
            && !AttributeReader.Has(t, KnownNames.Surrogate) && !AttributeReader.Has(t, KnownNames.CustomCodec)
            && new TypeRefParser(SourceProject.Of(compilation)).Parse(t).Reference is null)
        .Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default);

    /// <summary>The classes and structs of the project whose values a type can hold, without itself, by name.</summary>
    public static IEnumerable<INamedTypeSymbol> DerivedFrom(INamedTypeSymbol type, Compilation compilation) =>
        All(compilation.Assembly.GlobalNamespace)
        .Where(t => t is { IsAbstract: false, TypeKind: TypeKind.Class or TypeKind.Struct, IsFileLocal: false }
            && (!t.IsGenericType || type.IsGenericType) && !SymbolEqualityComparer.Default.Equals(t, type)
            && BaseChain.Of(t.BaseType).Concat(t.AllInterfaces)
                .Any(b => SymbolEqualityComparer.Default.Equals(b.OriginalDefinition, type.OriginalDefinition)))
        .OrderBy(t => t.ToDisplayString(), StringComparer.Ordinal);

    /// <summary>All types of a namespace or in a type.</summary>
    public static IEnumerable<INamedTypeSymbol> All(INamespaceOrTypeSymbol space) => space.GetMembers().SelectMany(m => m switch
    {
        INamespaceSymbol inner => All(inner),
        INamedTypeSymbol type => All(type).Prepend(type),
        _ => [],
    });

    private static IEnumerable<INamedTypeSymbol> Named(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => Named(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.SelectMany(Named).Prepend(named),
        _ => [],
    };
}
