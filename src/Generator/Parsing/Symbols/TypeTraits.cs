namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>The meaning of types to MemFormat, by their names and attributes.</summary>
internal static class TypeTraits
{
    /// <summary>Whether values of the type are of one of several types.</summary>
    public static bool IsUnion(ITypeSymbol type) => AttributeReader.Has(type.OriginalDefinition, KnownNames.Union);

    public static bool PreservesReferences(INamedTypeSymbol type) =>
        AttributeReader.Named(AttributeReader.Find(type, KnownNames.Formattable), "PreserveReferences")?.Value is true;

    /// <summary>Whether the type's members without an id are not stored.</summary>
    public static bool StoresNumberedOnly(INamedTypeSymbol type) =>
        Members(type) is "Numbered" or OwnNumbers;

    /// <summary>How many classes, from the type up, have ids of their own beside those of a base class.</summary>
    public static int Level(INamedTypeSymbol type) =>
        BaseChain.Of(type).Count(t => t.BaseType is { SpecialType: SpecialType.None } && Members(t) == OwnNumbers);

    private const string OwnNumbers = "OwnNumbers";

    private static string? Members(INamedTypeSymbol type) => AttributeReader.EnumName(AttributeReader.Find(type, KnownNames.Formattable), "Members");

    public static bool IsExtensionData(ITypeSymbol type) =>
        type.Name == "MemExtensionData" && AttributeReader.MetadataName(type) == KnownNames.ExtensionData;

    public static bool IsExtensionMember(ISymbol member) => member switch
    {
        IPropertySymbol property => IsExtensionData(property.Type),
        IFieldSymbol field => IsExtensionData(field.Type),
        _ => false,
    };
}
