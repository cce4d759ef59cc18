namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>A class and its base classes.</summary>
internal static class BaseChain
{
    /// <summary>The type itself first, <see cref="object"/> last.</summary>
    public static IEnumerable<INamedTypeSymbol> Of(INamedTypeSymbol? type)
    {
        for (; type is not null; type = type.BaseType)
            yield return type;
    }
}
