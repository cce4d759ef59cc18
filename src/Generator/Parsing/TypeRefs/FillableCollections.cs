namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>The collections that can be cleared and filled, so that members of their type need no setter.</summary>
internal static class FillableCollections
{
    public static bool Contains(ITypeSymbol type, IAssemblySymbol assembly) => type is INamedTypeSymbol { IsValueType: false } named
        && (AttributeReader.MetadataName(named) is "System.Collections.Generic.List" or "System.Collections.Generic.HashSet"
            or "System.Collections.Generic.Dictionary"
            || (TypeRefParser.Coded(named, assembly) is { } coded ? coded.IsFillable : IsOwn(named, assembly)));

    /// <summary>
    /// Whether a value of the type may be read-only: interfaces hide arrays and others, and <c>Collection&lt;T&gt;</c> and classes of
    /// users say themselves what they are.
    /// </summary>
    public static bool MayBeFixed(INamedTypeSymbol type) => type.TypeKind == TypeKind.Interface
        ? type.AllInterfaces.Prepend(type).Any(IsCollection)
        : type.AllInterfaces.FirstOrDefault(IsCollection) is { } collection
            && type.FindImplementationForInterfaceMember(collection.GetMembers("IsReadOnly").First()) is { ContainingNamespace: var space }
            && space.ToDisplayString() is not ("System.Collections.Generic" or "System.Collections.Concurrent");

    private static bool IsCollection(INamedTypeSymbol type) => AttributeReader.MetadataName(type) == UserCollections.Generic + "ICollection";

    private static bool IsOwn(INamedTypeSymbol type, IAssemblySymbol assembly) => UserCollections.IsFillable(type)
        && !AttributeReader.Has(type.OriginalDefinition, KnownNames.Formattable) && SurrogateParser.Find(type, assembly) is null;
}
