using System.Collections.Concurrent;

namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>Types as emitted code names and declares them.</summary>
internal static class TypeNames
{
    /// <summary>Names of tuples' elements are nothing to the serializer, and would make several types of one.</summary>
    public static readonly SymbolDisplayFormat Format =
        SymbolDisplayFormat.FullyQualifiedFormat.AddMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.ExpandValueTuple);

    public static readonly SymbolDisplayFormat Annotated =
        SymbolDisplayFormat.FullyQualifiedFormat.AddMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier);

    private static readonly ConcurrentDictionary<SpecialType, string> s_builtInNames = new();

    /// <summary>The name where no assembly has an alias. Those of built-in types are asked for by the thousand.</summary>
    public static string Of(ITypeSymbol type) => type.SpecialType == SpecialType.None
        ? Identifier.EscapeFirst(type.ToDisplayString(Format))
        : s_builtInNames.GetOrAdd(type.SpecialType, _ => type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat));

    /// <summary>The namespace, empty for the global one.</summary>
    public static string NamespaceOf(INamedTypeSymbol type) => type.ContainingNamespace.IsGlobalNamespace
        ? ""
        : type.ContainingNamespace.ToDisplayString(
            SymbolDisplayFormat.FullyQualifiedFormat.WithGlobalNamespaceStyle(SymbolDisplayGlobalNamespaceStyle.Omitted));

    /// <summary>The header of a partial declaration.</summary>
    public static string Declaration(INamedTypeSymbol type)
    {
        var keyword = type switch
        {
            { TypeKind: TypeKind.Interface } => "interface",
            { IsRecord: true, IsValueType: true } => "record struct",
            { IsRecord: true } => "record",
            { IsValueType: true } when ValueUnions.IsDeclared(type) => "union",
            { IsValueType: true } => "struct",
            _ => "class",
        };
        var parameters = type.TypeParameters.IsEmpty ? "" : $"<{string.Join(", ", type.TypeParameters.Select(p => Identifier.EscapeType(p.Name)))}>";
        return $"partial {keyword} {Identifier.EscapeType(type.Name)}{parameters}";
    }
}
