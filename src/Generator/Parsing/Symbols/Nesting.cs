namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>A type and the types that it is declared in.</summary>
internal static class Nesting
{
    /// <summary>The outermost type first, the type itself last.</summary>
    public static IEnumerable<INamedTypeSymbol> Of(INamedTypeSymbol type) =>
        type.ContainingType is { } outer ? Of(outer).Append(type) : [type];
}
