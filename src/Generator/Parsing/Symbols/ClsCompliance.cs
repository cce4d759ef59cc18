using System.Linq;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>Finds types of which the compiler checks what other languages could not use, such as this library.</summary>
internal static class ClsCompliance
{
    public static bool IsChecked(INamedTypeSymbol type) =>
        AttributeReader.Find(type.ContainingAssembly, "System.CLSCompliantAttribute")?.ConstructorArguments.FirstOrDefault().Value is true
        && Nesting.Of(type).All(t => t.DeclaredAccessibility is Accessibility.Public or Accessibility.Protected or Accessibility.ProtectedOrInternal);
}
