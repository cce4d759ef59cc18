namespace MemFormat.Generator.Parsing.TypeRefs;

/// <summary>
/// Finds the way to create a collection that is not an <c>ICollection&lt;T&gt;</c>: its builder, its <c>Add</c>, or its constructor.
/// </summary>
internal static class OwnFormParser
{
    private const string BuilderAttribute = "System.Runtime.CompilerServices.CollectionBuilderAttribute";

    /// <summary>The form by the method that [CollectionBuilder] names, or null.</summary>
    public static FormShape? Built(INamedTypeSymbol type, ITypeSymbol element, SourceProject project)
    {
        if (AttributeReader.Find(type.OriginalDefinition, BuilderAttribute) is not { ConstructorArguments.Length: 2 } attribute
            || attribute.ConstructorArguments[0].Value is not INamedTypeSymbol builder
            || attribute.ConstructorArguments[1].Value is not string name
            || !Visibility.IncludesMember(builder, project.Assembly))
        {
            return null;
        }

        var method = builder.GetMembers(name).OfType<IMethodSymbol>()
            .FirstOrDefault(m => m.IsStatic && m.Arity == type.Arity && Visibility.IncludesMember(m, project.Assembly)
            && m.Parameters.Length == 1 && m.Parameters[0].Type is INamedTypeSymbol { Name: "ReadOnlySpan", Arity: 1 });
        var arguments = type.Arity == 0 ? "" : $"<{string.Join(", ", type.TypeArguments.Select(project.NameOf))}>";
        return method is null ? null : Shape(type, element, project, $"{project.NameOf(builder)}.{Identifier.Escape(name)}{arguments}(items)");
    }

    /// <summary>The form by a constructor without parameters and a method <c>Add</c> of one element, or null.</summary>
    public static FormShape? Added(INamedTypeSymbol type, ITypeSymbol element, SourceProject project) =>
        !type.IsAbstract
        && type.InstanceConstructors.Any(c => c.Parameters.IsEmpty && Visibility.IncludesMember(c, project.Assembly))
        && BaseChain.Of(type).SelectMany(t => t.GetMembers("Add")).OfType<IMethodSymbol>()
            .Any(m => m is { IsStatic: false, IsGenericMethod: false, Parameters.Length: 1 }
            && SymbolEqualityComparer.Default.Equals(m.Parameters[0].Type, element) && Visibility.IncludesMember(m, project.Assembly))
            ? Shape(type, element, project, builder: null)
            : null;

    /// <summary>The form by a constructor that takes all elements and nothing else, or null. Stacks would turn them around.</summary>
    public static FormShape? Constructed(INamedTypeSymbol type, ITypeSymbol element, SourceProject project)
    {
        if (type.IsAbstract
            || BaseChain.Of(type)
                .Any(t => t.Name is "Stack" or "ConcurrentStack"
                    && t.ContainingNamespace.ToDisplayString().StartsWith("System.Collections", StringComparison.Ordinal)))
        {
            return null;
        }

        var parameter = type.InstanceConstructors
            .Where(c => c.Parameters.Length == 1 && c.Parameters[0].RefKind is RefKind.None && Visibility.IncludesMember(c, project.Assembly))
            .Select(c => c.Parameters[0].Type).Where(t => IsAll(t, element)).OrderBy(t => t.Name, StringComparer.Ordinal).FirstOrDefault();
        return parameter is null ? null : Shape(type, element, project, $"new {project.NameOf(type)}(({project.NameOf(parameter)})items)");
    }

    /// <summary>Whether an array of the elements converts to a type.</summary>
    private static bool IsAll(ITypeSymbol type, ITypeSymbol element) => type switch
    {
        IArrayTypeSymbol { IsSZArray: true } array => SymbolEqualityComparer.Default.Equals(array.ElementType, element),
        INamedTypeSymbol { Arity: 1 } named =>
            SymbolEqualityComparer.Default.Equals(named.TypeArguments[0], element) && AttributeReader.MetadataName(named)
            is "System.Span" or "System.ReadOnlySpan" or "System.Memory" or "System.ReadOnlyMemory"
            or UserCollections.Generic + "IEnumerable" or UserCollections.Generic + "ICollection" or UserCollections.Generic + "IList"
            or UserCollections.Generic + "IReadOnlyCollection" or UserCollections.Generic + "IReadOnlyList",
        _ => false,
    };

    /// <summary>The name of an emitted struct. It differs between assemblies, which may see each other's internals.</summary>
    public static string Name(INamedTypeSymbol type, SourceProject project, string role = "Form") =>
        $"{type.Name}{role}{NameKey.Of($"{project.Assembly.Name} {project.NameOf(type)}"):x8}";

    private static FormShape? Shape(INamedTypeSymbol type, ITypeSymbol element, SourceProject project, string? builder) =>
        Visibility.Includes(type) && Visibility.Includes(element)
            ? new SequenceFormShape(Name(type, project), project.NameOf(type), project.NameOf(element), builder)
            : null;
}
