using MemFormat.Generator.Parsing.Symbols;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>The collections that can be cleared and filled, so that members of their type need no setter.</summary>
internal static class FillableCollections
{
    public static bool Contains(ITypeSymbol type, IAssemblySymbol assembly) => type is INamedTypeSymbol { IsValueType: false } named
        && (AttributeReader.MetadataName(named) is "System.Collections.Generic.List" or "System.Collections.Generic.HashSet" or "System.Collections.Generic.Dictionary"
            || (TypeRefParser.Coded(named, assembly) is { } coded ? coded.IsFillable : IsOwn(named, assembly)));

    private static bool IsOwn(INamedTypeSymbol type, IAssemblySymbol assembly) => UserCollections.IsFillable(type)
        && !AttributeReader.Has(type.OriginalDefinition, KnownNames.Formattable) && SurrogateParser.Find(type, assembly) is null;
}
