using Microsoft.CodeAnalysis;

namespace MemFormat.Generator.Parsing.Unions;

/// <summary>Compares the constraints of an open case with those of its union, whose type parameters become its arguments.</summary>
internal static class CaseConstraints
{
    /// <summary>The name of a type parameter with a constraint that the union does not guarantee, or null.</summary>
    public static string? FirstUnmet(INamedTypeSymbol type, INamedTypeSymbol union, Compilation compilation) =>
        type.TypeParameters.FirstOrDefault(p => !IsMet(p, union, compilation))?.Name;

    private static bool IsMet(ITypeParameterSymbol parameter, INamedTypeSymbol union, Compilation compilation)
    {
        var argument = union.TypeParameters[parameter.Ordinal];
        return (!parameter.HasReferenceTypeConstraint || argument.IsReferenceType)
            && (!parameter.HasValueTypeConstraint || argument.HasValueTypeConstraint)
            && (!parameter.HasUnmanagedTypeConstraint || argument.HasUnmanagedTypeConstraint)
            && (!parameter.HasConstructorConstraint || argument.HasConstructorConstraint || argument.HasValueTypeConstraint)
            && parameter.ConstraintTypes.All(c => compilation.HasImplicitConversion(argument, OfUnion(c, union)));
    }

    /// <summary>A constraint with the union's type parameters for the case's own.</summary>
    private static ITypeSymbol OfUnion(ITypeSymbol constraint, INamedTypeSymbol union) => constraint switch
    {
        ITypeParameterSymbol { TypeParameterKind: TypeParameterKind.Type } parameter => union.TypeParameters[parameter.Ordinal],
        INamedTypeSymbol { IsGenericType: true, ContainingType: null } named => named.OriginalDefinition.Construct([.. named.TypeArguments.Select(a => OfUnion(a, union))]),
        _ => constraint,
    };
}
