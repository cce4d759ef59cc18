using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>Finds the constructor that a type declares in its header.</summary>
internal static class PrimaryConstructor
{
    public static IMethodSymbol? Find(INamedTypeSymbol type) => type.InstanceConstructors.FirstOrDefault(c =>
        c.DeclaringSyntaxReferences.Any(r => r.GetSyntax() is TypeDeclarationSyntax { ParameterList: not null }));
}
