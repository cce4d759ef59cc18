using System.Collections.Generic;
using System.Linq;
using MemFormat.Schema;
using MemFormat.Wire;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator;

/// <summary>How a collection is made that is no <c>ICollection&lt;T&gt;</c>: by its builder, or by its own <c>Add</c>.</summary>
internal static class OwnFormParser
{
    private const string BuilderAttribute = "System.Runtime.CompilerServices.CollectionBuilderAttribute";

    /// <summary>The form by the method that [CollectionBuilder] names, or null.</summary>
    public static FormShape? Built(INamedTypeSymbol type, ITypeSymbol element, IAssemblySymbol assembly)
    {
        if (AttributeReader.Find(type.OriginalDefinition, BuilderAttribute) is not { ConstructorArguments.Length: 2 } attribute
            || attribute.ConstructorArguments[0].Value is not INamedTypeSymbol builder
            || attribute.ConstructorArguments[1].Value is not string name
            || !IsSeen(builder, assembly))
            return null;
        var method = builder.GetMembers(name).OfType<IMethodSymbol>().FirstOrDefault(m => m.IsStatic && m.Arity == type.Arity && IsSeen(m, assembly)
            && m.Parameters.Length == 1 && m.Parameters[0].Type is INamedTypeSymbol { Name: "ReadOnlySpan", Arity: 1 });
        var arguments = type.Arity == 0 ? "" : $"<{string.Join(", ", type.TypeArguments.Select(TypeRefParser.NameOf))}>";
        return method is null ? null : Shape(type, element, assembly, $"{TypeRefParser.NameOf(builder)}.{Identifier.Escape(name)}{arguments}");
    }

    /// <summary>The form by a constructor without parameters and a method <c>Add</c> of one element, or null.</summary>
    public static FormShape? Added(INamedTypeSymbol type, ITypeSymbol element, IAssemblySymbol assembly) =>
        !type.IsAbstract
        && type.InstanceConstructors.Any(c => c.Parameters.IsEmpty && IsSeen(c, assembly))
        && BaseChain.Of(type).SelectMany(t => t.GetMembers("Add")).OfType<IMethodSymbol>().Any(m => m is { IsStatic: false, IsGenericMethod: false, Parameters.Length: 1 }
            && SymbolEqualityComparer.Default.Equals(m.Parameters[0].Type, element) && IsSeen(m, assembly))
            ? Shape(type, element, assembly, builder: null)
            : null;

    /// <summary>The form's name differs between assemblies, which may see each other's internals.</summary>
    private static FormShape? Shape(INamedTypeSymbol type, ITypeSymbol element, IAssemblySymbol assembly, string? builder)
    {
        var name = TypeRefParser.NameOf(type);
        return RootCallParser.IsVisible(type) && RootCallParser.IsVisible(element)
            ? new FormShape($"{type.Name}Form{NameKey.Of($"{assembly.Name} {name}"):x8}", name, TypeRefParser.NameOf(element), builder)
            : null;
    }

    private static bool IsSeen(ISymbol symbol, IAssemblySymbol assembly) => symbol.DeclaredAccessibility == Accessibility.Public
        || symbol.DeclaredAccessibility is Accessibility.Internal or Accessibility.ProtectedOrInternal
        && (SymbolEqualityComparer.Default.Equals(symbol.ContainingAssembly, assembly) || symbol.ContainingAssembly.GivesAccessTo(assembly));
}
