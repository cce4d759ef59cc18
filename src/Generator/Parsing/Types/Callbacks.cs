namespace MemFormat.Generator.Parsing.Types;

/// <summary>Which callbacks a type has, its base classes' included.</summary>
internal static class Callbacks
{
    /// <summary>Whether it has the form without a state.</summary>
    public static bool Has(INamedTypeSymbol type, string name) =>
        type.AllInterfaces.Any(i => i.Arity == 0 && AttributeReader.IsNamed(i, name));

    /// <summary>The types of the states of its forms with one.</summary>
    public static EquatableArray<string> States(INamedTypeSymbol type, string name, SourceProject project) =>
        type.AllInterfaces.IsEmpty ? EquatableArray<string>.Empty : StateSymbols(type, name).Select(project.NameOf).ToEquatableArray();

    /// <summary>The type of a state that generated code cannot name, or null.</summary>
    public static ITypeSymbol? HiddenState(INamedTypeSymbol type) =>
        type.AllInterfaces.IsEmpty ? null : new[] { KnownNames.Serializing, KnownNames.Deserialized }.SelectMany(n => StateSymbols(type, n))
            .FirstOrDefault(s => !Visibility.IncludesAssembly(s));

    private static IEnumerable<ITypeSymbol> StateSymbols(INamedTypeSymbol type, string name) =>
        type.AllInterfaces.Where(i => i.Arity == 1 && AttributeReader.IsNamed(i, name)).Select(i => i.TypeArguments[0]);
}
