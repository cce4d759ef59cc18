namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>Interfaces, abstract classes and unions of other assemblies, which know nothing of MemFormat, as unions of this assembly.</summary>
internal static class AdoptedUnions
{
    /// <summary>The reference to a type for which this assembly lists cases, or null.</summary>
    public static TypeRef? Find(ITypeSymbol type, SourceProject project) =>
        type is INamedTypeSymbol { SpecialType: SpecialType.None } named && HasCases(named, project.Assembly) && CanBe(named, project.Assembly)
            ? Reference(named, project)
            : null;

    private static bool HasCases(INamedTypeSymbol type, IAssemblySymbol assembly) => AttributeReader.Has(assembly, KnownNames.UnionCase)
        && AttributeReader.All(assembly.GetAttributes(), KnownNames.UnionCase)
        .Any(a => a.ConstructorArguments is { Length: 3 } arguments && SymbolEqualityComparer.Default.Equals(arguments[0].Value as ISymbol, type));

    public static bool CanBe(INamedTypeSymbol type, IAssemblySymbol assembly) =>
        type is { IsStatic: false, IsUnboundGenericType: false } && (type.IsAbstract || ValueUnions.Is(type))
        && !SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly)
        && !AttributeReader.Has(type.OriginalDefinition, KnownNames.Formattable);

    public static TypeRef Reference(INamedTypeSymbol type, SourceProject project) => new(
        TypeRefKind.Object,
        project.NameOf(type),
        WireKind.Union,
        type.IsValueType,
        Codec: $"global::{KnownNames.GeneratedNamespace}.{KnownNames.CasesOf}{string.Concat(project.NameOf(type).Replace("global::", "").Select(c => char.IsLetterOrDigit(c) ? c.ToString() : c == '_' ? "__" : "_"))}",
        IsHolder: ValueUnions.Is(type));

    /// <summary>Whether a reference is to such a union.</summary>
    public static bool Is(TypeRef type) =>
        type.IsUnion && type.Codec?.Name.StartsWith("global::" + KnownNames.GeneratedNamespace, System.StringComparison.Ordinal) == true;
}
