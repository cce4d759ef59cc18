namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>Whether generated code can name a type from anywhere in the assembly.</summary>
internal static class Visibility
{
    /// <summary>Whether generated code anywhere in the assembly can name the type.</summary>
    public static bool Includes(INamedTypeSymbol type, IAssemblySymbol assembly) => Nesting.Of(type).All(t => t.DeclaredAccessibility switch
    {
        Accessibility.Public => true,
        Accessibility.Internal or Accessibility.ProtectedOrInternal =>
            SymbolEqualityComparer.Default.Equals(t.ContainingAssembly, assembly) && !t.IsFileLocal,
        _ => false,
    });

    /// <summary>
    /// Whether generated code elsewhere in the assembly can name the type and, for generated types, call its codec.
    /// </summary>
    public static bool Includes(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => Includes(array.ElementType),
        ITypeParameterSymbol => false,
        INamedTypeSymbol named => IncludesNamed(named),
        _ => false,
    };

    /// <summary>Whether a public type nested in a type can have fields of another one, internal or public.</summary>
    public static bool IncludesAssembly(ITypeSymbol member) => All(member, static n =>
        n.DeclaredAccessibility is Accessibility.Public or Accessibility.Internal or Accessibility.ProtectedOrInternal && !n.IsFileLocal);

    /// <summary>Whether other assemblies can name a type.</summary>
    public static bool IncludesOthers(ITypeSymbol member) => All(member, static n => n.DeclaredAccessibility == Accessibility.Public);

    /// <summary>Whether something is true of all types that a type consists of, and of those that these are declared in.</summary>
    private static bool All(ITypeSymbol type, Func<INamedTypeSymbol, bool> isVisible)
    {
        while (type is IArrayTypeSymbol array)
            type = array.ElementType;
        for (var named = type as INamedTypeSymbol; named is not null; named = named.ContainingType)
        {
            if (!isVisible(named))
                return false;
            foreach (var argument in named.TypeArguments)
            {
                if (!All(argument, isVisible))
                    return false;
            }
        }

        return true;
    }

    public static bool IncludesMember(ISymbol symbol, IAssemblySymbol assembly) => symbol.DeclaredAccessibility == Accessibility.Public
        || symbol.DeclaredAccessibility is Accessibility.Internal or Accessibility.ProtectedOrInternal
        && (SymbolEqualityComparer.Default.Equals(symbol.ContainingAssembly, assembly) || symbol.ContainingAssembly.GivesAccessTo(assembly));

    private static bool IncludesNamed(INamedTypeSymbol type) =>
        type.DeclaredAccessibility is Accessibility.Public or Accessibility.Internal or Accessibility.ProtectedOrInternal
        && !type.IsFileLocal
        && (type.ContainingType is null || IncludesNamed(type.ContainingType))
        && type.TypeArguments.All(Includes);
}
