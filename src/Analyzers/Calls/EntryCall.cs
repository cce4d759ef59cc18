using MemFormat.Generator.Parsing.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace MemFormat.Analyzers.Calls;

/// <summary>A call of the library that names a root by a type argument, or by <c>typeof</c>.</summary>
/// <param name="Root">The type.</param>
/// <param name="Place">Where the call says it.</param>
/// <param name="HasOptions">Whether a context is asked, or options are passed whose context may know more types.</param>
internal sealed record EntryCall(ITypeSymbol Root, Location Place, bool HasOptions)
{
    private const string Options = "MemFormat.MemFormatOptions";

    private static readonly string[] s_owners = [KnownNames.Serializer, "MemFormat.Serialized", "MemFormat.MemFormatSchema", KnownNames.Context];

    /// <summary>The call, or null if it is none or names no type.</summary>
    public static EntryCall? Of(IInvocationOperation call)
    {
        var method = call.TargetMethod;
        if (method.ContainingType is not { ContainingNamespace: { Name: "MemFormat", ContainingNamespace.IsGlobalNamespace: true } } owner || !s_owners.Contains(AttributeReader.MetadataName(owner)))
            return null;
        var hasOptions = AttributeReader.MetadataName(owner) == KnownNames.Context || call.Arguments.Any(a => a.ArgumentKind == ArgumentKind.Explicit && a.Parameter is { } parameter
            && AttributeReader.MetadataName(parameter.Type) == Options && a.Value is not { ConstantValue: { HasValue: true, Value: null } });
        if (method.TypeArguments.Length == 1)
            return new EntryCall(method.TypeArguments[0], PlaceOf(call), hasOptions);
        return call.Arguments.Select(a => a.Value).OfType<ITypeOfOperation>().FirstOrDefault() is { } named
            ? new EntryCall(named.TypeOperand, ((TypeOfExpressionSyntax)named.Syntax).Type.GetLocation(), hasOptions)
            : null;
    }

    /// <summary>The type argument, or the argument that it follows from.</summary>
    private static Location PlaceOf(IInvocationOperation call)
    {
        var called = ((InvocationExpressionSyntax)call.Syntax).Expression;
        var name = called is MemberAccessExpressionSyntax access ? access.Name : called;
        if (name is GenericNameSyntax generic)
            return generic.TypeArgumentList.Arguments[0].GetLocation();
        var value = call.Arguments.FirstOrDefault(a => a.Parameter is { } parameter && Mentions(parameter.OriginalDefinition.Type));
        return (value?.Syntax ?? call.Syntax).GetLocation();
    }

    private static bool Mentions(ITypeSymbol type) =>
        type is ITypeParameterSymbol || type is INamedTypeSymbol named && named.TypeArguments.Any(a => a is ITypeParameterSymbol);
}
