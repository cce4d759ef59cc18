namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>Finds sets and dictionaries of objects that are put into them before their members are read.</summary>
internal static class EmptyKeys
{
    /// <summary>The class whose objects a collection would have to find by members that are not read yet, or null.</summary>
    public static INamedTypeSymbol? Find(ITypeSymbol type, bool hasComparer = false)
    {
        if (type is IArrayTypeSymbol array)
            return Find(array.ElementType, hasComparer);
        if (type is not INamedTypeSymbol { IsGenericType: true } generic)
            return null;
        foreach (var argument in generic.TypeArguments)
        {
            if (Find(argument, hasComparer) is { } inside)
                return inside;
        }

        foreach (var argument in generic.TypeArguments)
        {
            foreach (var part in Parts(argument))
            {
                if (TypeTraits.PreservesReferences(part) && (hasComparer || ComparesMembers(part)) && IsKeyOf(argument, generic))
                    return part;
            }
        }

        return null;
    }

    /// <summary>The parts that keys are compared by: tuples by their elements, at any depth.</summary>
    private static IEnumerable<INamedTypeSymbol> Parts(ITypeSymbol key)
    {
        if (key is not INamedTypeSymbol named)
            return [];
        return named is { Name: "ValueTuple" or "Tuple" or "KeyValuePair" or "Nullable", IsGenericType: true }
            ? named.TypeArguments.SelectMany(Parts)
            : [named];
    }

    private static bool IsKeyOf(ITypeSymbol key, INamedTypeSymbol collection) => collection.AllInterfaces.Append(collection).Any(i =>
        i.Name is "ISet" or "IReadOnlySet" or "IImmutableSet" or "IDictionary" or "IReadOnlyDictionary" or "ILookup" && i.IsGenericType
        && SymbolEqualityComparer.Default.Equals(i.TypeArguments[0], key));

    private static bool ComparesMembers(INamedTypeSymbol type) =>
        BaseChain.Of(type).Any(t => t.SpecialType != SpecialType.System_Object && (t.IsRecord || t.GetMembers("GetHashCode").Any(m => m.IsOverride)))
        || type.AllInterfaces.Any(i => i.Name is "IEquatable" or "IComparable"
            && i.ContainingNamespace is { Name: "System", ContainingNamespace.IsGlobalNamespace: true });
}
