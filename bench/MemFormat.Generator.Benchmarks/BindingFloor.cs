using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Benchmarks;

/// <summary>
/// The floor: finds the annotated types and asks for the types of their properties, nothing else. Whoever looks at
/// members pays this after every edit, since each edit is a new compilation that has bound nothing.
/// </summary>
internal sealed class BindingFloor : IIncrementalGenerator
{
    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        var types = context.SyntaxProvider.ForAttributeWithMetadataName(
            "MemFormat.MemFormattableAttribute",
            static (node, _) => node is TypeDeclarationSyntax,
            static (found, _) => ((INamedTypeSymbol)found.TargetSymbol).GetMembers().OfType<IPropertySymbol>().Count(p => p.Type.IsValueType));
        context.RegisterSourceOutput(types, static (_, _) => { });
    }
}
