using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>The ids of warnings for uses of obsolete or experimental members, which generated code suppresses.</summary>
internal static class UsageWarnings
{
    public const string Obsolete = "System.ObsoleteAttribute";

    private const string Experimental = "System.Diagnostics.CodeAnalysis.ExperimentalAttribute";

    /// <summary>For a member: those of its accessors and of its type, too.</summary>
    public static IEnumerable<string> OfMember(ISymbol member) => Of(member).Concat(member switch
    {
        IPropertySymbol property => Of(property.GetMethod).Concat(Of(property.SetMethod)).Concat(OfType(property.Type)),
        IFieldSymbol field => OfType(field.Type),
        _ => [],
    }).Distinct();

    /// <summary>For a type: those of the types that it consists of and lies in, too.</summary>
    public static IEnumerable<string> OfType(ITypeSymbol type) => type switch
    {
        { SpecialType: not SpecialType.None } => [],
        IArrayTypeSymbol array => OfType(array.ElementType),
        INamedTypeSymbol named => Of(named).Concat(named.TypeArguments.SelectMany(OfType)).Concat(named.ContainingType is { } outer ? OfType(outer) : []).Distinct(),
        _ => [],
    };

    public static IEnumerable<string> Of(ISymbol? symbol)
    {
        foreach (var attribute in symbol?.GetAttributes() ?? [])
        {
            if (AttributeReader.IsOf(attribute, Obsolete))
                yield return AttributeReader.Named(attribute, "DiagnosticId")?.Value as string ?? (attribute.ConstructorArguments.IsEmpty ? "CS0612" : "CS0618");
            else if (AttributeReader.IsOf(attribute, Experimental) && attribute.ConstructorArguments.FirstOrDefault().Value is string id)
                yield return id;
        }
    }

    /// <summary>Whether using the member is an error, which no pragma disables.</summary>
    public static bool IsError(ISymbol? member) =>
        member is not null && AttributeReader.Find(member, Obsolete) is { ConstructorArguments: { Length: 2 } arguments } && arguments[1].Value is true;
}
