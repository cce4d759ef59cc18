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
    public static EntryCall? Find(IInvocationOperation call)
    {
        var method = call.TargetMethod;
        if (!IsEntry(method, out var owner))
            return null;
        var hasOptions = AttributeReader.MetadataName(owner) == KnownNames.Context || PassesOptions(call);
        if (method.TypeArguments.Length == 1)
            return new EntryCall(method.TypeArguments[0], PlaceOf(call), hasOptions);
        return call.Arguments.Select(a => a.Value).OfType<ITypeOfOperation>().FirstOrDefault() is { } named
            ? new EntryCall(named.TypeOperand, ((TypeOfExpressionSyntax)named.Syntax).Type.GetLocation(), hasOptions)
            : null;
    }

    /// <summary>The root of a method that code names without calling it, or null: a delegate or a function pointer is made of it.</summary>
    public static ITypeSymbol? RootOf(IMethodReferenceOperation named) =>
        named.Method.TypeArguments.Length == 1 && named.Parent is not INameOfOperation
            && (IsEntry(named.Method, out _) || IsOfIntegration(named.Method))
            ? named.Method.TypeArguments[0]
            : null;

    /// <summary>The call of a package that passes its type argument on, or null.</summary>
    public static EntryCall? OfIntegration(IInvocationOperation call) =>
        IsOfIntegration(call.TargetMethod) ? new EntryCall(call.TargetMethod.TypeArguments[0], PlaceOf(call), PassesOptions(call)) : null;

    /// <summary>Whether the generator binds this call to its root's codec.</summary>
    public static bool IsBound(IInvocationOperation call) => call.TargetMethod.TypeArguments.Length == 1
        && AttributeReader.MetadataName(call.TargetMethod.ContainingType) == KnownNames.Serializer
        && Visibility.Includes(call.TargetMethod.TypeArguments[0]);

    /// <summary>The packages that plug the library into others take its options.</summary>
    private static bool IsOfIntegration(IMethodSymbol method) => method.TypeArguments.Length == 1
        && method.ContainingAssembly?.Name.StartsWith("MemFormat.", StringComparison.Ordinal) == true && method.Parameters.Any(IsOptions);

    private static bool PassesOptions(IInvocationOperation call) => call.Arguments.Any(a =>
        a.ArgumentKind == ArgumentKind.Explicit && a.Parameter is { } parameter && IsOptions(parameter)
            && a.Value is not { ConstantValue: { HasValue: true, Value: null } });

    private static bool IsOptions(IParameterSymbol parameter) => AttributeReader.MetadataName(parameter.Type) == Options;

    private static bool IsEntry(IMethodSymbol method, out INamedTypeSymbol owner)
    {
        owner = method.ContainingType;
        return owner is { ContainingNamespace: { Name: "MemFormat", ContainingNamespace.IsGlobalNamespace: true } }
            && s_owners.Contains(AttributeReader.MetadataName(owner));
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
