using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>
/// Types that hold a value of one of several types: a <c>union</c> of C# 15, or a type written by hand in the same pattern. The
/// generator is compiled for a compiler before C# 15, so it tells them by attribute, constructors and the text of the keyword.
/// </summary>
internal static class ValueUnions
{
    public const string Attribute = "System.Runtime.CompilerServices.UnionAttribute";

    public static bool Is(ITypeSymbol type) => type is INamedTypeSymbol { TypeKind: TypeKind.Struct or TypeKind.Class } named
        && (AttributeReader.Has(named.OriginalDefinition, Attribute) || IsDeclared(named));

    /// <summary>Whether the source declares the type with the keyword.</summary>
    public static bool IsDeclared(INamedTypeSymbol type)
    {
        if (type is not { TypeKind: TypeKind.Struct, IsRecord: false })
            return false;
        foreach (var part in type.DeclaringSyntaxReferences)
        {
            if (part.GetSyntax() is TypeDeclarationSyntax { Keyword.ValueText: "union" })
                return true;
        }

        return false;
    }

    /// <summary>The types of the cases, in their order: those of the public constructors with one parameter.</summary>
    public static IReadOnlyList<ITypeSymbol> Cases(INamedTypeSymbol union) =>
    [
        .. union.InstanceConstructors
            .Where(c => c is { DeclaredAccessibility: Accessibility.Public, Parameters.Length: 1 })
            .Where(c => c.Parameters[0].RefKind is RefKind.None or RefKind.In)
            .Select(c => c.Parameters[0].Type)
            .Where(t => !SymbolEqualityComparer.Default.Equals(t, union)),
    ];

    /// <summary>The type of a case as an attribute names it.</summary>
    public static string TextOf(ITypeSymbol one) =>
        one.WithNullableAnnotation(NullableAnnotation.NotAnnotated).ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat);

    /// <summary>A case as the argument of an attribute, which cannot have type parameters in it.</summary>
    public static string ArgumentOf(ITypeSymbol one) => one is ITypeParameterSymbol ? $"nameof({one.Name})"
        : HasParameters(one) ? $"\"{TextOf(one)}\""
        : $"typeof({TextOf(one)})";

    /// <summary>Whether a type is a type parameter, or made of one.</summary>
    public static bool HasParameters(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol => true,
        IArrayTypeSymbol array => HasParameters(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.Any(HasParameters),
        _ => false,
    };

    /// <summary>Whether a case is the one that an attribute names: <c>typeof(List&lt;&gt;)</c> means that with any arguments.</summary>
    public static bool IsNamed(ITypeSymbol one, object? name) => name switch
    {
        string text => TextOf(one) == text,
        INamedTypeSymbol { IsUnboundGenericType: true } open =>
            SymbolEqualityComparer.Default.Equals(open.OriginalDefinition, one.OriginalDefinition),
        ITypeSymbol type => SymbolEqualityComparer.Default.Equals(type, one),
        _ => false,
    };

    /// <summary>Whether the value is to be had as an object.</summary>
    public static bool HasValue(INamedTypeSymbol union) => union.GetMembers("Value").Any(m => m is IPropertySymbol
    {
        DeclaredAccessibility: Accessibility.Public, IsStatic: false, GetMethod: not null,
    });

    /// <summary>Whether the union says without boxing that it holds a value.</summary>
    public static bool HasTest(INamedTypeSymbol union) => union.GetMembers("HasValue").Any(m => m is IPropertySymbol
    {
        DeclaredAccessibility: Accessibility.Public, IsStatic: false, Type.SpecialType: SpecialType.System_Boolean, GetMethod: not null,
    });

    /// <summary>Whether the union gives the value of a case without boxing it.</summary>
    public static bool HasAccess(INamedTypeSymbol union, ITypeSymbol one) => union.GetMembers("TryGetValue").Any(m => m is IMethodSymbol
    {
        DeclaredAccessibility: Accessibility.Public, IsStatic: false, Arity: 0, ReturnType.SpecialType: SpecialType.System_Boolean,
        Parameters.Length: 1,
    } access && access.Parameters[0].RefKind == RefKind.Out && SymbolEqualityComparer.Default.Equals(access.Parameters[0].Type, Stored(one)));

    /// <summary>The type that a value of a case has: one that is boxed is never a <see cref="Nullable{T}"/>.</summary>
    public static ITypeSymbol Stored(ITypeSymbol one) =>
        one is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable ? nullable.TypeArguments[0] : one;
}
