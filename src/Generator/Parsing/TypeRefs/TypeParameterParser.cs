namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>The type parameters of generic types, and the parameters of their codecs that stand for the codecs of arguments.</summary>
internal static class TypeParameterParser
{
    /// <summary>The type parameters of the containing types, from the outermost on, and of the type itself.</summary>
    public static IEnumerable<ITypeParameterSymbol> InScope(INamedTypeSymbol type) => Nesting.Of(type).SelectMany(t => t.TypeParameters);

    /// <summary>Whether there are any.</summary>
    public static bool HasAny(INamedTypeSymbol type)
    {
        for (var current = type; current is not null; current = current.ContainingType)
        {
            if (!current.TypeParameters.IsEmpty)
                return true;
        }

        return false;
    }

    /// <summary>The arguments for them.</summary>
    public static IEnumerable<ITypeSymbol> Arguments(INamedTypeSymbol type) => Nesting.Of(type).SelectMany(t => t.TypeArguments);

    public static TypeParameterShape Shape(ITypeParameterSymbol parameter) => new(TypeNames.Of(parameter), Codec(parameter));

    /// <summary>A type parameter as the type of a member or a part of one.</summary>
    public static TypeRef Reference(ITypeParameterSymbol parameter) =>
        new(TypeRefKind.Parameter, TypeNames.Of(parameter), default, parameter.IsValueType, Codec: Codec(parameter));

    /// <summary>Why no codec can have these type parameters, or null.</summary>
    public static string? Obstacle(INamedTypeSymbol type)
    {
        if (!HasAny(type))
            return null;
        var names = new HashSet<string>();
        foreach (var parameter in InScope(type))
        {
            if (parameter.AllowsRefLikeType)
                return $"its type parameter '{parameter.Name}' allows ref structs, which cannot leave the stack; remove 'allows ref struct'";
            if (!names.Add(parameter.Name))
                return $"two type parameters in its scope are called '{parameter.Name}', and its code sees only one of them; rename one";
        }

        return InScope(type).Select(Codec).FirstOrDefault(names.Contains) is { } taken
            ? $"its type parameter '{taken}' has the name that MemFormat generates for the codec of another one; rename it"
            : null;
    }

    /// <summary>The codecs' parameters as a list of type arguments, empty for types that are not generic.</summary>
    public static string Codecs(INamedTypeSymbol type) => HasAny(type) ? $"<{string.Join(", ", InScope(type).Select(Codec))}>" : "";

    private static string Codec(ITypeParameterSymbol parameter) =>
        $"{parameter.Name}Codec" is var name && name == KnownNames.Codec ? name + "Of" : name;
}
