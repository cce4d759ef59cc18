using MemFormat.Generator.Parsing.Symbols;
using MemFormat.Schema.Shapes;
using MemFormat.Wire;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>
/// Finds the way to create a collection that is not an <c>ICollection&lt;T&gt;</c>: its builder, or its <c>Add</c>.
/// </summary>
internal static class OwnFormParser
{
    private const string BuilderAttribute = "System.Runtime.CompilerServices.CollectionBuilderAttribute";

    /// <summary>The form by the method that [CollectionBuilder] names, or null.</summary>
    public static FormShape? Built(INamedTypeSymbol type, ITypeSymbol element, IAssemblySymbol assembly)
    {
        if (AttributeReader.Find(type.OriginalDefinition, BuilderAttribute) is not { ConstructorArguments.Length: 2 } attribute
            || attribute.ConstructorArguments[0].Value is not INamedTypeSymbol builder
            || attribute.ConstructorArguments[1].Value is not string name
            || !Visibility.IncludesMember(builder, assembly))
        {
            return null;
        }

        var method = builder.GetMembers(name).OfType<IMethodSymbol>().FirstOrDefault(m => m.IsStatic && m.Arity == type.Arity && Visibility.IncludesMember(m, assembly)
            && m.Parameters.Length == 1 && m.Parameters[0].Type is INamedTypeSymbol { Name: "ReadOnlySpan", Arity: 1 });
        var arguments = type.Arity == 0 ? "" : $"<{string.Join(", ", type.TypeArguments.Select(TypeNames.Of))}>";
        return method is null ? null : Shape(type, element, assembly, $"{TypeNames.Of(builder)}.{Identifier.Escape(name)}{arguments}");
    }

    /// <summary>The form by a constructor without parameters and a method <c>Add</c> of one element, or null.</summary>
    public static FormShape? Added(INamedTypeSymbol type, ITypeSymbol element, IAssemblySymbol assembly) =>
        !type.IsAbstract
        && type.InstanceConstructors.Any(c => c.Parameters.IsEmpty && Visibility.IncludesMember(c, assembly))
        && BaseChain.Of(type).SelectMany(t => t.GetMembers("Add")).OfType<IMethodSymbol>().Any(m => m is { IsStatic: false, IsGenericMethod: false, Parameters.Length: 1 }
            && SymbolEqualityComparer.Default.Equals(m.Parameters[0].Type, element) && Visibility.IncludesMember(m, assembly))
            ? Shape(type, element, assembly, builder: null)
            : null;

    /// <summary>The form's name differs between assemblies, which may see each other's internals.</summary>
    private static FormShape? Shape(INamedTypeSymbol type, ITypeSymbol element, IAssemblySymbol assembly, string? builder)
    {
        var name = TypeNames.Of(type);
        return Visibility.Includes(type) && Visibility.Includes(element)
            ? new FormShape($"{type.Name}Form{NameKey.Of($"{assembly.Name} {name}"):x8}", name, TypeNames.Of(element), builder)
            : null;
    }
}
