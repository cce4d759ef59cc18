namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>Finds the surrogate of a type: the one named by this assembly, else the type's own.</summary>
internal static class SurrogateParser
{
    /// <summary>The attribute that names the type's surrogate, or null.</summary>
    public static AttributeData? Find(INamedTypeSymbol type, IAssemblySymbol assembly) =>
        (AttributeReader.Has(assembly, KnownNames.Surrogate) ? OfAssembly(type, assembly) : null)
        ?? (AttributeReader.Has(type.OriginalDefinition, KnownNames.Surrogate) ? OfType(type.OriginalDefinition) : null);

    private static AttributeData? OfType(INamedTypeSymbol type) =>
        AttributeReader.All(type.GetAttributes(), KnownNames.Surrogate).FirstOrDefault(a => a.ConstructorArguments.Length == 1);

    private static AttributeData? OfAssembly(INamedTypeSymbol type, IAssemblySymbol assembly) =>
        AttributeReader.All(assembly.GetAttributes(), KnownNames.Surrogate)
        .Where(a => IsFor(a, type)).OrderBy(a => ((INamedTypeSymbol)a.ConstructorArguments[0].Value!).IsUnboundGenericType).FirstOrDefault();

    /// <summary>The error in the surrogate of a type, or null and the surrogate.</summary>
    public static string? Obstacle(INamedTypeSymbol type, AttributeData attribute, IAssemblySymbol assembly, out INamedTypeSymbol? surrogate)
    {
        surrogate = attribute.ConstructorArguments.Last().Value as INamedTypeSymbol;
        if (surrogate is { IsUnboundGenericType: true })
        {
            if (surrogate.Arity != type.Arity)
                return $"its surrogate '{surrogate.ToDisplayString()}' takes other type parameters; give it the same ones";
            surrogate = surrogate.OriginalDefinition.Construct([.. type.TypeArguments]);
        }

        var found = surrogate;
        if (found is null or { TypeKind: TypeKind.Error })
            return found is null ? "its surrogate is null; name one" : UnknownTypes.ReasonOf(found);
        var name = found.ToDisplayString();
        if (attribute.ConstructorArguments.Length == 2 && SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly)
            && AttributeReader.Has(type.OriginalDefinition, KnownNames.Formattable))
        {
            return "it has both [MemFormattable] and a surrogate; keep one of them";
        }

        if (AttributeReader.Has(type.OriginalDefinition, KnownNames.CustomCodec))
            return "it has both a custom codec and a surrogate; keep one of them";
        var forms = Forms(found, type).ToList();
        if (forms.Count == 0)
            return $"implement IMemSurrogate<{found.Name}, {type.Name}> on its surrogate '{name}'";
        if (forms.Count > 1)
            return $"its surrogate '{name}' implements IMemSurrogate with and without a state, or with two; keep one form";
        if (State(found, type) is { } state && !Visibility.IncludesAssembly(state))
        {
            return $"the state '{state.ToDisplayString()}' of its surrogate '{name}' is not visible to generated code; "
                + "make it internal, or public if the type is";
        }

        if (!AttributeReader.Has(found.OriginalDefinition, KnownNames.Formattable))
            return $"add [MemFormattable] to its surrogate '{name}'";
        if (TypeTraits.PreservesReferences(found))
            return $"its surrogate '{name}' preserves references, but MemFormat creates a new surrogate for each value; remove PreserveReferences from it";
        if (Find(found, assembly) is not null)
            return $"its surrogate '{name}' has a surrogate, too; name the last one";
        return Visibility.Includes(found, assembly)
            ? null
            : $"its surrogate '{name}' is not visible to generated code; make it internal, or public if the type is";
    }

    /// <summary>The type of the state that the surrogate of a type takes, or null.</summary>
    public static ITypeSymbol? State(INamedTypeSymbol surrogate, INamedTypeSymbol type) =>
        Forms(surrogate, type).FirstOrDefault() is { Arity: 3 } form ? form.TypeArguments[2] : null;

    private static IEnumerable<INamedTypeSymbol> Forms(INamedTypeSymbol surrogate, INamedTypeSymbol type) =>
        surrogate.AllInterfaces.Where(i => i is { Arity: 2 or 3 } && AttributeReader.MetadataName(i) == KnownNames.SurrogateInterface
            && SymbolEqualityComparer.Default.Equals(i.TypeArguments[0], surrogate)
            && SymbolEqualityComparer.Default.Equals(i.TypeArguments[1], type));

    private static bool IsFor(AttributeData attribute, INamedTypeSymbol type) =>
        attribute.ConstructorArguments is { Length: 2 } arguments && arguments[0].Value is INamedTypeSymbol named
        && (named.IsUnboundGenericType
            ? SymbolEqualityComparer.Default.Equals(named.OriginalDefinition, type.OriginalDefinition)
            : SymbolEqualityComparer.Default.Equals(named, type));
}
