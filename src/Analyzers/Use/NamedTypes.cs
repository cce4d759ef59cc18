namespace MemFormat.Analyzers.Use;

/// <summary>The types that values of a type can consist of, as its name tells.</summary>
internal static class NamedTypes
{
    /// <summary>A named type, and those of its elements and arguments.</summary>
    public static IEnumerable<INamedTypeSymbol> In(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => In(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.SelectMany(In).Prepend(named),
        _ => [],
    };
}
