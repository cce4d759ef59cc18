using System.Collections.Immutable;

namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>Reads MemFormat's attributes off symbols.</summary>
internal static class AttributeReader
{
    private static readonly SymbolDisplayFormat s_metadataLike = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces,
        miscellaneousOptions: SymbolDisplayMiscellaneousOptions.ExpandValueTuple);

    public static bool IsOf(AttributeData attribute, string name) => attribute.AttributeClass is { } type && IsNamed(type, name);

    /// <summary>
    /// Whether that is the full name of a type, type arguments aside. Compares from the last part on and makes no text: every attribute of
    /// every member comes by here.
    /// </summary>
    public static bool IsNamed(INamedTypeSymbol type, string name)
    {
        var end = name.Length;
        INamespaceOrTypeSymbol part = type;
        while (true)
        {
            var start = end - part.Name.Length;
            if (start < 0 || string.CompareOrdinal(name, start, part.Name, 0, part.Name.Length) != 0)
                return false;
            var outer = (INamespaceOrTypeSymbol?)part.ContainingType ?? part.ContainingNamespace;
            if (outer is null or INamespaceSymbol { IsGlobalNamespace: true })
                return start == 0;
            if (start == 0 || name[start - 1] != '.')
                return false;
            (part, end) = (outer, start - 1);
        }
    }

    public static AttributeData? Find(ImmutableArray<AttributeData> attributes, string name)
    {
        foreach (var attribute in attributes)
        {
            if (IsOf(attribute, name))
                return attribute;
        }

        return null;
    }

    public static AttributeData? Find(ISymbol symbol, string name) => Find(symbol.GetAttributes(), name);

    public static IEnumerable<AttributeData> All(ImmutableArray<AttributeData> attributes, string name) =>
        attributes.IsEmpty ? [] : attributes.Where(a => IsOf(a, name));

    public static bool Has(ISymbol symbol, string name) => Find(symbol, name) is not null;

    public static IEnumerable<string> FormerNames(ImmutableArray<AttributeData> attributes) => attributes.IsEmpty ? [] : attributes
        .Where(a => IsOf(a, KnownNames.FormerName))
        .Select(a => a.ConstructorArguments.FirstOrDefault().Value as string ?? "");

    /// <summary>The value of a named argument, or null.</summary>
    public static TypedConstant? Named(AttributeData? attribute, string name)
    {
        foreach (var argument in attribute?.NamedArguments ?? [])
        {
            if (argument.Key == name)
                return argument.Value;
        }

        return null;
    }

    /// <summary>The encoding that the attribute states, or null.</summary>
    public static MemberEncoding? Encoding(AttributeData? attribute) =>
        Named(attribute, "Encoding")?.Value is int value and not 0 ? (MemberEncoding)value : null;

    /// <summary>The name of the enum value that a named argument has, or null.</summary>
    public static string? EnumName(AttributeData? attribute, string name) => Named(attribute, name) is { Type: { } type, Value: { } value }
        ? type.GetMembers().OfType<IFieldSymbol>().FirstOrDefault(f => f.HasConstantValue && f.ConstantValue!.Equals(value))?.Name
        : null;

    /// <summary>Whether a type implements an interface that has no type parameters.</summary>
    public static bool Implements(INamedTypeSymbol type, string name) =>
        type.AllInterfaces.Any(i => IsNamed(i, name));

    public static string MetadataName(ITypeSymbol type) => type.OriginalDefinition.ToDisplayString(s_metadataLike);
}
