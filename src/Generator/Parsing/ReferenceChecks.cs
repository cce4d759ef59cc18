using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace MemFormat.Generator;

/// <summary>What a type with <c>PreserveReferences</c> must be: its objects are made before anything of them is read.</summary>
internal static class ReferenceChecks
{
    public static bool IsPreserving(INamedTypeSymbol type) =>
        AttributeReader.Named(AttributeReader.Find(type, KnownNames.Formattable), "PreserveReferences")?.Value is true;

    public static void Pass(INamedTypeSymbol type, IMethodSymbol? constructor, DiagnosticSink sink)
    {
        if (WhyNot(type, constructor) is { } reason)
            sink.Report(Diagnostics.NoIdentity, type, type.ToDisplayString(), reason);
    }

    private static string? WhyNot(INamedTypeSymbol type, IMethodSymbol? constructor)
    {
        if (type.TypeKind != TypeKind.Class)
            return "only objects of classes have one";
        if (type.IsAbstract)
            return "no object has an abstract class for its type; state it on the classes that derive from it";
        if (Members(type).Any(t => t.Name == "MemExtensionData"))
            return "bytes of members that are not known could not tell which objects they mean, so there can be no MemExtensionData";
        return constructor is { Parameters.IsEmpty: false }
            ? "an object that may refer to itself is made before its members are read, so its constructor must take no parameters"
            : null;
    }

    /// <summary>The class whose objects a collection would have to find by members that are not read yet, or null.</summary>
    public static INamedTypeSymbol? EmptyKey(MemberCandidate candidate) =>
        EmptyKey(candidate.Type, candidate.Attributes.Any(a => AttributeReader.IsOf(a, "MemFormat.MemComparerAttribute")));

    /// <inheritdoc cref="EmptyKey(MemberCandidate)"/>
    public static INamedTypeSymbol? EmptyKey(ITypeSymbol root) => EmptyKey(root, hasComparer: false);

    private static IEnumerable<ITypeSymbol> Members(INamedTypeSymbol type)
    {
        for (var current = type; current is not null; current = current.BaseType)
        {
            foreach (var member in current.GetMembers())
            {
                if (((member as IPropertySymbol)?.Type ?? (member as IFieldSymbol)?.Type) is { } found)
                    yield return found;
            }
        }
    }

    private static INamedTypeSymbol? EmptyKey(ITypeSymbol type, bool hasComparer)
    {
        if (type is IArrayTypeSymbol array)
            return EmptyKey(array.ElementType, hasComparer);
        if (type is not INamedTypeSymbol { IsGenericType: true } generic)
            return null;
        return generic.TypeArguments.Select(a => EmptyKey(a, hasComparer)).FirstOrDefault(k => k is not null)
            ?? generic.TypeArguments.Where(a => IsKeyOf(a, generic)).SelectMany(Parts).FirstOrDefault(p => IsPreserving(p) && (hasComparer || ComparesMembers(p)));
    }

    /// <summary>What keys are compared by: tuples by their elements, whatever is nested in them.</summary>
    private static IEnumerable<INamedTypeSymbol> Parts(ITypeSymbol key)
    {
        if (key is not INamedTypeSymbol named)
            return [];
        return named is { Name: "ValueTuple" or "Tuple" or "KeyValuePair" or "Nullable", IsGenericType: true }
            ? named.TypeArguments.SelectMany(Parts)
            : [named];
    }

    private static bool IsKeyOf(ITypeSymbol key, INamedTypeSymbol collection) => collection.AllInterfaces.Append(collection).Any(i =>
        i.Name is "ISet" or "IReadOnlySet" or "IImmutableSet" or "IDictionary" or "IReadOnlyDictionary" or "ILookup" && i.IsGenericType
        && SymbolEqualityComparer.Default.Equals(i.TypeArguments[0], key));

    private static bool ComparesMembers(INamedTypeSymbol type)
    {
        for (var current = type; current is { SpecialType: not SpecialType.System_Object }; current = current.BaseType)
        {
            if (current.IsRecord || current.GetMembers("GetHashCode").Any(m => m.IsOverride))
                return true;
        }

        return type.AllInterfaces.Any(i => i.Name is "IEquatable" or "IComparable" && i.ContainingNamespace is { Name: "System", ContainingNamespace.IsGlobalNamespace: true });
    }
}
