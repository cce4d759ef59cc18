using System.Linq;

namespace MemFormat.Generator.Parsing.Symbols;

/// <summary>Names that mean no type. The compiler reports them, and a second error beside it would be about the first.</summary>
internal static class UnknownTypes
{
    /// <summary>The reason why something has no codec, for reports that are dropped.</summary>
    public const string Reason = "a type does not exist; correct its name";

    /// <summary>Why a type cannot be used that the compiler refuses, too.</summary>
    public static string ReasonOf(ITypeSymbol type) =>
        AreIn(type) ? Reason : $"'{type.ToDisplayString()}' is not visible here; make it internal, or public if the type is";

    public static bool AreIn(ITypeSymbol? type) => type switch
    {
        null => false,
        IArrayTypeSymbol array => AreIn(array.ElementType),
        // The arguments that typeof(Box<>) leaves out are no names.
        INamedTypeSymbol named => IsUnknown(named) || (!named.IsUnboundGenericType && named.TypeArguments.Any(AreIn)),
        _ => IsUnknown(type),
    };

    /// <summary>Whether a declaration names one: its type, its parameters, its bases, its attributes.</summary>
    public static bool AreIn(ISymbol symbol) => symbol.GetAttributes().Any(AreIn) || symbol switch
    {
        IPropertySymbol property => AreIn(property.Type),
        IFieldSymbol field => AreIn(field.Type),
        IParameterSymbol parameter => AreIn(parameter.Type),
        IMethodSymbol method => AreIn(method.ReturnType) || method.Parameters.Any(p => AreIn(p.Type)),
        INamedTypeSymbol type => AreIn(type.BaseType) || type.Interfaces.Any(AreIn) || type.InstanceConstructors.Any(AreIn),
        _ => false,
    };

    public static bool AreIn(AttributeData attribute) =>
        AreIn(attribute.AttributeClass) || attribute.ConstructorArguments.Any(AreIn) || attribute.NamedArguments.Any(a => AreIn(a.Value));

    private static bool AreIn(TypedConstant value) => value.Kind == TypedConstantKind.Error
        || (value.Kind == TypedConstantKind.Array
            ? !value.IsNull && value.Values.Any(AreIn)
            : value.Kind == TypedConstantKind.Type && AreIn(value.Value as ITypeSymbol));

    /// <summary>A name that means a type which cannot be used here means one.</summary>
    private static bool IsUnknown(ITypeSymbol type) => type is IErrorTypeSymbol { CandidateReason: CandidateReason.None };
}
