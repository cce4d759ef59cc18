using MemFormat.Generator.Parsing.TypeRefs;

namespace MemFormat.Generator.Parsing.Unions;

/// <summary>Compares the constraints of an open case with those of its union, whose type parameters become its arguments.</summary>
internal static class CaseConstraints
{
    /// <summary>The name of a type parameter with a constraint that the union does not guarantee, or null.</summary>
    public static string? FirstUnmet(CaseArguments arguments, Compilation compilation) => arguments.Definition is not { } type
        ? null
        : TypeParameterParser.InScope(type).FirstOrDefault(p => !IsMet(p, arguments, compilation))?.Name;

    /// <summary>Whether closed arguments meet the constraints of an open case.</summary>
    public static bool AreMet(INamedTypeSymbol type, Substitution arguments, Compilation compilation) =>
        TypeParameterParser.InScope(type).All(p => IsMet(p, arguments.Argument(p), arguments, compilation));

    private static bool IsMet(ITypeParameterSymbol parameter, ITypeSymbol argument, Substitution arguments, Compilation compilation) =>
        (!parameter.HasReferenceTypeConstraint || argument.IsReferenceType)
        && (!parameter.HasValueTypeConstraint || argument is { IsValueType: true, OriginalDefinition.SpecialType: not SpecialType.System_Nullable_T })
        && (!parameter.HasUnmanagedTypeConstraint || argument.IsUnmanagedType)
        && (!parameter.HasConstructorConstraint || argument.IsValueType || argument is INamedTypeSymbol { IsAbstract: false } made
            && made.InstanceConstructors.Any(c => c.Parameters.IsEmpty && c.DeclaredAccessibility == Accessibility.Public))
        && parameter.ConstraintTypes.All(c => compilation.HasImplicitConversion(argument, arguments.Close(c)));

    private static bool IsMet(ITypeParameterSymbol parameter, CaseArguments arguments, Compilation compilation)
    {
        var argument = arguments.Argument(parameter);
        return (!parameter.HasReferenceTypeConstraint || argument.IsReferenceType)
            && (!parameter.HasValueTypeConstraint || argument.HasValueTypeConstraint)
            && (!parameter.HasUnmanagedTypeConstraint || argument.HasUnmanagedTypeConstraint)
            && (!parameter.HasConstructorConstraint || argument.HasConstructorConstraint || argument.HasValueTypeConstraint)
            && parameter.ConstraintTypes.All(c => compilation.HasImplicitConversion(argument, arguments.Close(c)));
    }
}
