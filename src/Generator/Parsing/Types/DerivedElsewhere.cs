namespace MemFormat.Generator.Parsing.Types;

/// <summary>
/// Whether a class says that annotated classes of other assemblies derive from it: only then is the code for their
/// codecs generated.
/// </summary>
internal static class DerivedElsewhere
{
    /// <summary>The name of the setting.</summary>
    public const string Setting = "DerivedElsewhere";

    /// <summary>The class's own word, else its assembly's, which is meant for those of its classes that allow it.</summary>
    public static bool IsSet(INamedTypeSymbol type) =>
        (Stated(type, KnownNames.Formattable) ?? Stated(type.ContainingAssembly, KnownNames.Defaults)) is true && IsAllowed(type);

    /// <summary>Whether classes of all other assemblies can derive from it.</summary>
    public static bool IsAllowed(INamedTypeSymbol type) =>
        type is { TypeKind: TypeKind.Class, IsSealed: false } && Nesting.Of(type).All(t => t.DeclaredAccessibility == Accessibility.Public);

    /// <summary>Why the class's own word cannot hold, or null.</summary>
    public static string? Obstacle(INamedTypeSymbol type) => Stated(type, KnownNames.Formattable) is true && !IsAllowed(type)
        ? "no class of another assembly can derive from it; remove DerivedElsewhere, or make it a public class that is not sealed"
        : null;

    private static bool? Stated(ISymbol symbol, string attribute) =>
        AttributeReader.Named(AttributeReader.Find(symbol, attribute), Setting)?.Value as bool?;
}
