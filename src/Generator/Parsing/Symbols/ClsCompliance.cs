namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>Finds types that the compiler checks for other languages. These could not use, for example, this library.</summary>
internal static class ClsCompliance
{
    public const string Attribute = "System.CLSCompliantAttribute";

    public static bool IsChecked(INamedTypeSymbol type) =>
        AttributeReader.Find(type.ContainingAssembly, Attribute)?.ConstructorArguments.FirstOrDefault().Value is true
        && Nesting.Of(type).All(t => t.DeclaredAccessibility is Accessibility.Public or Accessibility.Protected or Accessibility.ProtectedOrInternal);
}
