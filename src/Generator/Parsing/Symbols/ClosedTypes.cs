using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>Classes that are <c>closed</c>: only their own assembly derives from them, so all of their cases are known.</summary>
internal static class ClosedTypes
{
    private const string Attribute = "System.Runtime.CompilerServices.IsClosedTypeAttribute";

    public static bool Is(INamedTypeSymbol type)
    {
        if (type.TypeKind != TypeKind.Class)
            return false;
        if (AttributeReader.Has(type, Attribute))
            return true;
        foreach (var part in type.DeclaringSyntaxReferences)
        {
            if (part.GetSyntax() is TypeDeclarationSyntax declaration && declaration.Modifiers.Any(m => m.ValueText == "closed"))
                return true;
        }

        return false;
    }
}
